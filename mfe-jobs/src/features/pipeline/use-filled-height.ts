import { useLayoutEffect, useRef, useState } from 'react';

/** The height that is left of the window below where something begins, so that it scrolls inside. */
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
  return { frame, style: { height: `max(460px, calc(100dvh - ${top}px))` } };
}
