import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';

/** Where something begins in the window; its style sheet gives it the height that is left below. */
export function useFilledHeight() {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(280);
  useLayoutEffect(() => {
    const measure = () => {
      const element = frame.current;
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // What stands above may grow: a notice, a second line of facts.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { frame, style: { '--top': `${top}px` } as CSSProperties };
}
