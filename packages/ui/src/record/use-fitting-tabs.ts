import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns how many of the tabs in a row (a list in `row`) fit, starting from the first. */
export function useFittingTabs(items: readonly unknown[]): {
  row: (node: HTMLElement | null) => void;
  fitting: number;
} {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [fitting, setFitting] = useState<number | null>(null);
  useEffect(() => {
    if (!row) return undefined;
    const measure = () => {
      const { left, right } = row.getBoundingClientRect();
      const tabs = [...row.querySelectorAll('li')];
      // If all tabs fit, the button for the others disappears and frees its space.
      const button = row.parentElement?.querySelector('[data-more-tabs]');
      const spare = button ? button.getBoundingClientRect().right - right : 0;
      const last = tabs.at(-1)?.getBoundingClientRect().right ?? left;
      if (last <= right + spare + 1) return setFitting(tabs.length);
      // One pixel of tolerance for rounding.
      const beyond = tabs.findIndex(
        (tab) => tab.getBoundingClientRect().right - left > right - left + 1,
      );
      return setFitting(beyond === -1 ? tabs.length : beyond);
    };
    // The observer reports at the end of the frame, when the page is laid out anyway, and again
    // when the row or a tab (by its count or name) changes its width. The result is rendered in the
    // same frame.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(row);
    for (const tab of row.querySelectorAll('li')) observer.observe(tab);
    return () => observer.disconnect();
  }, [row, items]);
  return { row: setRow, fitting: fitting ?? items.length };
}
