import { useLayoutEffect, useState } from 'react';

/**
 * Returns the inner width of a scrolling table, 0 before it is measured. The element has
 * `data-more-start` and `data-more-end` while columns are out of view on that side; they are set
 * outside React, because scrolling must not render the table again.
 */
export function useScrollArea(scroller: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      scroller.toggleAttribute('data-more-start', scrollLeft > 1);
      scroller.toggleAttribute('data-more-end', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const measure = () => {
      setWidth(scroller.clientWidth);
      mark();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    // Showing or hiding columns makes the table itself wider or narrower.
    const table = scroller.querySelector('table');
    if (table) observer.observe(table);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [scroller]);
  return width;
}
