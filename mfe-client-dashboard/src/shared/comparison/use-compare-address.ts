import { limits } from '@muster/contracts';
import { useFollow, useListAddress } from '@muster/kit';

const recordIds = /^[0-9a-f]{24}(,[0-9a-f]{24})*$/;

/** The compared candidates are in the URL, so it can be shared, and Back leaves the comparison. */
export function useCompareAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const named = params.get('compare') ?? '';
  const addressOf = (ids: readonly string[]) => {
    const next = new URLSearchParams(params);
    next.delete('compare');
    // Unescaped commas are valid here and easier to read.
    const rest = next.toString();
    const query = [rest, ids.length > 0 && `compare=${ids.join(',')}`].filter(Boolean).join('&');
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    compared: recordIds.test(named) ? named.split(',').slice(0, limits.application.compare) : [],
    addressOf,
    compare: (ids: readonly string[]) => follow(addressOf(ids)),
  };
}
