import { useUrlParam } from '@muster/kit';

/** Adding people lies over the pool at an address of its own. */
export function useAddMembers() {
  const [opened, setOpened] = useUrlParam('open', ['add']);
  return {
    isOpen: opened === 'add',
    open: () => setOpened('add'),
    close: () => setOpened(null),
  };
}
