import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** The first screen is the one that is in a hurry; later ones have the code and the line. */
let hasRested = false;

/**
 * Whether the page has shown what it was opened for and come to rest, once: reads that nobody waits
 * for begin then.
 */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(hasRested);
  useEffect(() => {
    if (atRest) return undefined;
    return whenIdle(() => {
      hasRested = true;
      setAtRest(true);
    });
  }, [atRest]);
  return atRest;
}
