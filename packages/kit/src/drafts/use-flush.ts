import { useEffect } from 'react';

/**
 * Calls `flush` every `ms` milliseconds, when the page is left, when the connection is back, and at
 * the end, so that unsaved input reaches the server.
 * @param flush the same function on each render
 */
export function useFlush(flush: () => unknown, ms: number): void {
  useEffect(() => {
    const run = () => void flush();
    const runHidden = () => {
      if (document.visibilityState === 'hidden') run();
    };
    const timer = setInterval(run, ms);
    document.addEventListener('visibilitychange', runHidden);
    window.addEventListener('pagehide', run);
    window.addEventListener('online', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', runHidden);
      window.removeEventListener('pagehide', run);
      window.removeEventListener('online', run);
      run();
    };
  }, [flush, ms]);
}
