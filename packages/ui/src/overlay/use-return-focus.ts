import { useLayoutEffect, useMemo, useRef } from 'react';

/** The element to come back to; a menu item is gone by then, so its menu's button stands for it. */
function anchorOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const labelledBy = menu?.getAttribute('aria-labelledby');
  const target = labelledBy ? document.getElementById(labelledBy) : element;
  return target instanceof HTMLElement && target !== document.body ? target : null;
}

/**
 * Gives the focus back to where it was before an overlay opened, also when the overlay is part of
 * the route: then it is mounted open and unmounted instead of closed, which the library misses.
 */
export function useReturnFocus(opened: boolean): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Read while rendering: a menu that closes with the same click is gone once the effect runs.
  const anchor = useMemo(() => (opened ? anchorOf(document.activeElement) : null), [opened]);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    // Opened again before the focus went back, as React's strict mode does.
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(() => {
        if (anchor?.isConnected) anchor.focus({ preventScroll: true });
      });
    };
  }, [opened, anchor]);
}
