import { useFollow, useListAddress } from '@muster/kit';

/** Reads from the board's address whose contracts to show, and which one is being prepared. */
export function useSunriseAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const hrefWith = (name: 'manager' | 'prepare', value: string | null): string => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    return `${pathname}?${next.toString()}`;
  };
  return {
    manager: params.get('manager'),
    prepared: params.get('prepare'),
    hrefOfPrepared: (id: string) => hrefWith('prepare', id),
    chooseManager: (id: string | null) => follow(hrefWith('manager', id), { replace: true }),
    closePrepared: () => follow(hrefWith('prepare', null)),
  };
}
