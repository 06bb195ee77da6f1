import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface RowVirtualizerOptions {
  count: number;
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** Expected height of the list until it is laid out. */
  expectedHeight: number;
}

/** Returns which rows of equal height are visible, plus a few around them. */
export function useRowVirtualizer(options: RowVirtualizerOptions) {
  const { count, rowHeight, scroller, expectedHeight } = options;
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: expectedHeight },
    // A hidden list has no height and would lose its rows.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        if (rect.height > 0) report(rect);
      }),
    overscan: 3,
  });
}
