import { useLayoutEffect, useMemo, useRef } from 'react';
import { focusOrSuccessor } from '../focus/lost-focus.ts';

/** The element to come back to; a menu item is gone by then, so its menu's button stands for it. */
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

/** Of the overlay that closed last, until the focus has gone back. */
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
 * An overlay that takes the place of another, as a form does of what stood there while it loaded:
 * the focus does not go back between the two, and what the first would come back to is the second's
 * where it was opened from within the first.
 */
function takeOver(anchor: HTMLElement | null): HTMLElement | null {
  if (!pending) return anchor;
  clearTimeout(pending.timer);
  const earlier = pending.anchor;
  pending = null;
  return anchor?.isConnected ? anchor : earlier;
}

/**
 * Gives the focus back to where it was before an overlay opened, also when the overlay is part of
 * the route: then it is mounted open and unmounted instead of closed, which the library misses.
 */
export function useReturnFocus(opened: boolean): void {
  const back = useRef<HTMLElement>(null);
  // Read while rendering: a menu that closes with the same click is gone once the effect runs.
  const anchor = useMemo(() => (opened ? anchorOf(document.activeElement) : null), [opened]);
  useLayoutEffect(() => {
    if (!opened) return undefined;
    // What closed with the same change has left the page by now.
    back.current = takeOver(anchor);
    return () => giveBack(back.current);
  }, [opened, anchor]);
}
