import { useFollow, useListAddress } from '@muster/kit';

const param = 'approval';

/** Reads the open request from the address, where notices link to it, and opens another or none. */
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
