import { useFollow, useListAddress } from '@muster/kit';

const param = 'approval';

/** Which request stands in the address, as notices link to it, and how another or none comes there. */
export function useApprovalAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  return {
    id: params.get(param),
    show: (id: string | null) => {
      const next = new URLSearchParams(params);
      if (id) next.set(param, id);
      else next.delete(param);
      const query = next.toString();
      follow(query ? `${pathname}?${query}` : pathname);
    },
  };
}
