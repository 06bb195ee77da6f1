import { useOverlayParam } from '@muster/kit';

/** The drawer for adding people has its own address over the pool. */
export function useAddMembers() {
  const [opened, setOpened] = useOverlayParam('open', ['add']);
  return {
    isOpen: opened === 'add',
    open: () => setOpened('add'),
    close: () => setOpened(null),
  };
}
