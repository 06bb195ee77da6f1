import { useFollow, useListAddress } from '@muster/kit';

const param = 'placement';

/** Reads the open placement from the address, and opens another or none. */
export function usePlacementAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const hrefOf = (id: string | null): string => {
    const next = new URLSearchParams(params);
    if (id) next.set(param, id);
    else next.delete(param);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    id: params.get(param),
    hrefOf,
    // Closing replaces the history entry, so that Back does not open the placement again.
    show: (id: string | null) => follow(hrefOf(id), { replace: id === null }),
  };
}
