import { useFollow, useListAddress } from '@muster/kit';

/** Member with whom a call is being booked, as the URL names them. */
export function useCallAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const addressOf = (userId: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('call');
    if (userId) next.set('call', userId);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    calling: params.get('call'),
    addressOf,
    // Closing replaces the history entry, so that Back does not open the dialog again.
    close: (options: { saved?: boolean } = {}) =>
      follow(addressOf(null), { ...options, replace: true }),
  };
}
