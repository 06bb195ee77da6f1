let isLeft = false;

// First of all who listen to it: they save what is left, and ask then. Not every browser hides a page
// before it ends. What has no page, as a worker, is not left either.
if ('document' in globalThis) {
  window.addEventListener('pagehide', () => (isLeft = true), { capture: true });
  window.addEventListener('pageshow', () => (isLeft = false), { capture: true });
}

/** Whether the page is out of sight or about to end. */
export const isPageLeaving = (): boolean =>
  isLeft || ('document' in globalThis && document.visibilityState === 'hidden');
