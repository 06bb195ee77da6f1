import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepListPlace, keptListPlace } from './list-place.ts';
import { focusRow, rowIdOf } from './row-focus.ts';

interface ListPlaceOptions {
  list: string;
  root: RefObject<HTMLElement | null>;
  scroller: HTMLElement | null;
  /** Whether the rows to return to are loaded. */
  ready: boolean;
}

function scrollTo(element: HTMLElement, top: number): void {
  element.scrollTop = top;
}

/** Milliseconds without scrolling after which the place is stored. */
const restMs = 150;

/**
 * Restores a list as it was left, with the focus on the row that was opened. The place is stored
 * when scrolling pauses and when a link in a row is followed.
 */
export function useListPlace({ list, root, scroller, ready }: ListPlaceOptions): void {
  const restored = useRef(false);
  useLayoutEffect(() => {
    if (restored.current || !ready || !scroller) return;
    restored.current = true;
    const place = keptListPlace(list);
    if (!place) return;
    scrollTo(scroller, place.top);
    if (place.rowId !== null && root.current) focusRow(root.current, place.rowId, true);
  }, [list, ready, root, scroller]);

  const keep = (rowId: string | null) => {
    if (scroller) keepListPlace({ list, top: scroller.scrollTop, rowId });
  };
  const keepSoon = useDebouncedCallback(
    () => keep(rowIdOf(document.activeElement) ?? keptListPlace(list)?.rowId ?? null),
    restMs,
  );
  const latest = useRef({ keep, keepSoon });
  useEffect(() => {
    latest.current = { keep, keepSoon };
  });
  useEffect(() => {
    const element = root.current;
    if (!element || !scroller) return undefined;
    const onScroll = () => latest.current.keepSoon();
    const onClick = ({ target }: MouseEvent) => {
      const rowId = rowIdOf(target instanceof Element ? target : null);
      if (rowId === undefined) return;
      // A pending store would otherwise go into the history entry of the page that opens.
      latest.current.keepSoon.cancel();
      latest.current.keep(rowId);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('click', onClick, { capture: true });
    return () => {
      scroller.removeEventListener('scroll', onScroll);
      element.removeEventListener('click', onClick, { capture: true });
      latest.current.keepSoon.cancel();
    };
  }, [root, scroller]);
}
