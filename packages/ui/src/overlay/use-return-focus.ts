import { useLayoutEffect, useMemo, useRef } from 'react';
import { focusOrSuccessor } from '../focus/lost-focus.ts';

/**
 * Returns the element to return to; a menu item will be gone by then, so its menu's button replaces
 * it.
 */
function anchorOf(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const labelledBy = menu?.getAttribute('aria-labelledby');
  const target = labelledBy ? document.getElementById(labelledBy) : element;
  return target instanceof HTMLElement && target !== document.body ? target : null;
}

interface Return {
  anchor: HTMLElement | null;
  timer: ReturnType<typeof setTimeout>;
}

/** The return of the overlay that closed last, until the focus has gone back. */
let pending: Return | null = null;

function giveBack(anchor: HTMLElement | null): void {
  const own: Return = {
    anchor,
    timer: setTimeout(() => {
      if (pending === own) pending = null;
      focusOrSuccessor(anchor);
    }),
  };
  pending = own;
}

/**
 * Handles an overlay that replaces another, as a form replaces its loading state: the focus does
 * not go back between the two. If the second was opened from within the first, it returns the focus
 * to where the first would have returned it.
 */
function takeOver(anchor: HTMLElement | null): HTMLElement | null {
  if (!pending) return anchor;
  clearTimeout(pending.timer);
  const earlier = pending.anchor;
  pending = null;
  return anchor?.isConnected ? anchor : earlier;
}

/**
 * Returns the focus to where it was before an overlay opened, also if the overlay is part of the
 * route: it is then mounted open and unmounted instead of closed, which the library misses.
 */
export function useReturnFocus(opened: boolean): void {
  const back = useRef<HTMLElement>(null);
  // Read during render: a menu that closes with the same click is gone by the time the effect runs.
  const anchor = useMemo(() => (opened ? anchorOf(document.activeElement) : null), [opened]);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    // An overlay that closed with the same change has left the page by now.
    back.current = takeOver(anchor);
    return () => giveBack(back.current);
  }, [opened, anchor]);
}
