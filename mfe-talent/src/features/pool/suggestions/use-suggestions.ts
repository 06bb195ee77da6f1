import { useOverlayParam } from '@muster/kit';

/** The suggestions have their own address over the pool. */
export function useSuggestions() {
  const [opened, setOpened] = useOverlayParam('open', ['suggestions']);
  return {
    isOpen: opened === 'suggestions',
    open: () => setOpened('suggestions'),
    close: () => setOpened(null),
  };
}
