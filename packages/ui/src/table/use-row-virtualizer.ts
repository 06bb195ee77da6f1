import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface RowVirtualizerOptions {
  count: number;
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** How tall the list is expected to be until it is laid out. */
  expectedHeight: number;
}

/** Which rows of one height are in sight, and a few around them. */
export function useRowVirtualizer(options: RowVirtualizerOptions) {
  const { count, rowHeight, scroller, expectedHeight } = options;
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: expectedHeight },
    // A list that is hidden has no height, and would lose its rows.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) report(rect);
      }),
    overscan: 3,
  });
}
