import { useEffect, useRef } from 'react';

const opened: symbol[] = [];

/**
 * Lets one Esc close one overlay: the one on top. Overlays of several applications stand over each
 * other without knowing it, and each hears every key.
 *
 * @returns closes, unless another overlay stands above
 */
export function useTopmost(isOpen: boolean, close: () => void): () => void {
  const place = useRef<symbol>(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    const own = Symbol('overlay');
    place.current = own;
    opened.push(own);
    return () => {
      // The key that closed this one is still on its way to those beneath.
      setTimeout(() => opened.splice(opened.indexOf(own), 1));
    };
  }, [isOpen]);
  return () => {
    if (opened.at(-1) === place.current) close();
  };
}
