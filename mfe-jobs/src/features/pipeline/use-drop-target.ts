import { useEffect, useRef, type RefObject } from 'react';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Place } from './carry.ts';

/** Makes an element a drop target; `indexAt` returns the position in the column. */
export function useDropTarget(
  target: RefObject<HTMLElement | null>,
  column: string,
  onCarryOver: (place: Place) => void,
  indexAt: (element: HTMLElement, clientY: number) => number,
) {
  const latest = useRef({ onCarryOver, indexAt });
  useEffect(() => {
    latest.current = { onCarryOver, indexAt };
  });
  useEffect(() => {
    const element = target.current;
    if (!element || column === 'ended') return undefined;
    const placeAt = (clientY: number): Place => ({
      column,
      index: latest.current.indexAt(element, clientY),
    });
    return dropTargetForElements({
      element,
      // Computed again at the drop, which may come before the card was over the column.
      getData: ({ input }) => ({ ...placeAt(input.clientY) }),
      onDrag: ({ location }) => latest.current.onCarryOver(placeAt(location.current.input.clientY)),
    });
  }, [target, column]);
}
