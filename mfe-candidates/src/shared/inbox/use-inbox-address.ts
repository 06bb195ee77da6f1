import { useFollow, useListAddress } from '@muster/kit';

/** Whether the waiting mails are open over a page, by address: `?inbox=1`. */
export function useInboxAddress() {
  const { pathname, params } = useListAddress();
  const follow = useFollow();
  const show = (isOpen: boolean) => {
    const next = new URLSearchParams(params);
    next.delete('inbox');
    if (isOpen) next.set('inbox', '1');
    const query = next.toString();
    // Closing replaces the history entry, so that Back does not open the mails again.
    follow(query ? `${pathname}?${query}` : pathname, { replace: !isOpen });
  };
  return {
    isOpen: params.get('inbox') === '1',
    open: () => show(true),
    close: () => show(false),
  };
}
