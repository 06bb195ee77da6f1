import { useLayoutEffect, useState } from 'react';

/** How many of the items in a row of tabs (a list in `row`) there is room for, from the first on. */
export function useFittingTabs(items: readonly unknown[]): {
  row: (node: HTMLElement | null) => void;
  fitting: number;
} {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [fitting, setFitting] = useState(items.length);
  useLayoutEffect(() => {
    if (!row) return undefined;
    const measure = () => {
      const { left, right } = row.getBoundingClientRect();
      const tabs = [...row.querySelectorAll('li')];
      // Where all of them fit, the button for the others goes and leaves its room.
      const button = row.parentElement?.querySelector('[data-more-tabs]');
      const spare = button ? button.getBoundingClientRect().right - right : 0;
      const last = tabs.at(-1)?.getBoundingClientRect().right ?? left;
      if (last <= right + spare + 1) return setFitting(tabs.length);
      // A pixel for what is rounded.
      const beyond = tabs.findIndex(
        (tab) => tab.getBoundingClientRect().right - left > right - left + 1,
      );
      return setFitting(beyond === -1 ? tabs.length : beyond);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [row, items]);
  return { row: setRow, fitting };
}
