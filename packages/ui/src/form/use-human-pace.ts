import { useEffect, useRef } from 'react';
import { limits } from '@muster/contracts';

/**
 * Returns a function that waits until a public form has been open for as long as the server expects
 * of a person: it drops quicker ones as sent by robots, without a word.
 *
 * @param ticket the form's proof of when it was opened; a new one starts the time anew
 */
export function useHumanPace(ticket: string): () => Promise<void> {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = Date.now();
  }, [ticket]);
  return () =>
    new Promise((resolve) => {
      setTimeout(resolve, openedAt.current + limits.publicForm.least - Date.now());
    });
}
