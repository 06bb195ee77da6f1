import { useOverlayParam } from '@muster/kit';

/** Adding people lies over the pool at an address of its own. */
export function useAddMembers() {
  const [opened, setOpened] = useOverlayParam('open', ['add']);
  return {
    isOpen: opened === 'add',
    open: () => setOpened('add'),
    close: () => setOpened(null),
  };
}
