import { useFollow, useListAddress } from '@muster/kit';

/** Whether the company facts are open over the page, by the address. */
export function useCompanyAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const address = (isOpen: boolean) => {
    const next = new URLSearchParams(params);
    next.delete('company');
    if (isOpen) next.set('company', 'facts');
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    isOpen: params.get('company') === 'facts',
    openAddress: address(true),
    // Closing replaces the history entry, so that Back does not open the dialog again.
    close: (options: { saved?: boolean } = {}) =>
      follow(address(false), { ...options, replace: true }),
  };
}
