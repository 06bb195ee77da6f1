import { useEffect, useRef } from 'react';

const opened: symbol[] = [];

/**
 * Makes one Esc close only the topmost overlay. Overlays of several applications lie on top of each
 * other without knowing it, and each receives every key.
 *
 * @returns a function that closes, unless another overlay is above
 */
export function useTopmost(isOpen: boolean, close: () => void): () => void {
  const place = useRef<symbol>(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    const own = Symbol('overlay');
    place.current = own;
    opened.push(own);
    return () => {
      // The key that closed this overlay is still on its way to those below.
      setTimeout(() => opened.splice(opened.indexOf(own), 1));
    };
  }, [isOpen]);
  return () => {
    if (opened.at(-1) === place.current) close();
  };
}
