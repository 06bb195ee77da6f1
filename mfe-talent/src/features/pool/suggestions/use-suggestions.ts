import { useOverlayParam } from '@muster/kit';

/** Suggestions lie over the pool at an address of their own. */
export function useSuggestions() {
  const [opened, setOpened] = useOverlayParam('open', ['suggestions']);
  return {
    isOpen: opened === 'suggestions',
    open: () => setOpened('suggestions'),
    close: () => setOpened(null),
  };
}
