import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

/** Measures an element's top in the window, so that CSS gives it the remaining height. */
export function useFilledHeight() {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(280);
  useLayoutEffect(() => {
    const measure = () => {
      const element = frame.current;
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Content above may grow: a notice, a second line of facts.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { frame, style: { '--top': `${top}px` } as CSSProperties };
}
