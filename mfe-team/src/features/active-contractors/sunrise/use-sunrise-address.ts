import { useFollow, useListAddress } from '@muster/kit';

/** What the address of the board asks for: whose contracts, and which one is prepared. */
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
