let isLeft = false;

// Registered before other listeners, which save what is left and then ask. Not every browser hides
// a page before it ends. Environments without a page, such as workers, are never left.
if ('document' in globalThis) {
  window.addEventListener('pagehide', () => (isLeft = true), { capture: true });
  window.addEventListener('pageshow', () => (isLeft = false), { capture: true });
}

/** Whether the page is out of sight or about to end. */
export const isPageLeaving = (): boolean =>
  isLeft || ('document' in globalThis && document.visibilityState === 'hidden');
