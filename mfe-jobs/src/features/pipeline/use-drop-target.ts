import { useEffect, useRef, type RefObject } from 'react';
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Place } from './carry.ts';

/** Lets cards be dropped on an element; `indexAt` says at which place of the column. */
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
      // Asked again at the drop, which may come before the card was seen over the column.
      getData: ({ input }) => ({ ...placeAt(input.clientY) }),
      onDrag: ({ location }) => latest.current.onCarryOver(placeAt(location.current.input.clientY)),
    });
  }, [target, column]);
}
