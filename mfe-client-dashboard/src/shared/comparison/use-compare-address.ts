import { limits } from '@muster/contracts';
import { useFollow, useListAddress } from '@muster/kit';

const recordIds = /^[0-9a-f]{24}(,[0-9a-f]{24})*$/;

/** Who stands side by side is in the address: it can be sent to a colleague, and Back leaves it. */
export function useCompareAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const named = params.get('compare') ?? '';
  const addressOf = (ids: readonly string[]) => {
    const next = new URLSearchParams(params);
    next.delete('compare');
    // Ids and commas need no escapes, and read better without.
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
