import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const overscan = 3;
/** Until a column is measured. */
const usualHeight = 900;

/**
 * Which rows of one height are in sight, and a few around them: a column of five hundred cards
 * draws a dozen.
 */
export function useWindow(count: number, rowHeight: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ from: 0, to: Math.ceil(usualHeight / rowHeight) });

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const height = element.clientHeight || usualHeight;
    const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - overscan);
    const to = Math.ceil((element.scrollTop + height) / rowHeight) + overscan;
    setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, [rowHeight]);

  useLayoutEffect(() => {
    measure();
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  return { scroller, from: range.from, to: Math.min(range.to, count), onScroll: measure };
}
