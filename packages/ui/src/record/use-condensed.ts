import { createContext, use, useEffect, useRef, useState, type RefObject } from 'react';

/** Slot for the short form of a record's header while the header is out of view. */
const CondensedSlot = createContext<HTMLElement | null>(null);
export const CondensedSlotProvider = CondensedSlot.Provider;
export const useCondensedSlot = (): HTMLElement | null => use(CondensedSlot);

/** Height of the bars fixed at the top of the page: the frame's and the condensed header. */
const covered = 48 + 44;

/** Returns whether a header is scrolled out of view. */
export function useCondensed(): { header: RefObject<HTMLDivElement | null>; isCondensed: boolean } {
  const header = useRef<HTMLDivElement>(null);
  const [isCondensed, setCondensed] = useState(false);
  useEffect(() => {
    const element = header.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setCondensed(!entry.isIntersecting),
      { rootMargin: `-${covered}px 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { header, isCondensed };
}
