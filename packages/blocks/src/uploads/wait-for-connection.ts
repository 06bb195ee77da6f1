/**
 * Waits before a retry until the browser is online again, or `milliseconds` at most, because no
 * event tells that a server is back. Rejects when aborted.
 */
export function waitForConnection(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const go = end(resolve);
    const stop = end(() => reject(new DOMException('Stopped', 'AbortError')));
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    signal.addEventListener('abort', stop);
  });
}
