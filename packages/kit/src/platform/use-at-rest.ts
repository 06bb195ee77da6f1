import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Only the first screen is urgent; later ones have the code and the connection. */
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
