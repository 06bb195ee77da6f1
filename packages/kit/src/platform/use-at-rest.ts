import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** The first screen is the one that is in a hurry; later ones have the code and the line. */
let hasRested = false;

/** Whether the page has loaded its main content, once: background reads start then. */
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
