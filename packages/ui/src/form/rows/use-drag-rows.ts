import { useState, type PointerEvent, type RefObject } from 'react';

/** The place whose middle the pointer has passed, among rows given from top to bottom. */
function placeAt(rows: readonly Element[], y: number): number {
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
  return Math.min(above, rows.length - 1);
}

/**
 * Dragging rows by their handles, with a mouse, a pen or a finger: a row moves as soon as the
 * pointer has passed the middle of its neighbour.
 */
export function useDragRows(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>();

  function handleProps(index: number) {
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(index);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (dragged === undefined || !list.current) return;
        const to = placeAt([...list.current.children], event.clientY);
        if (to === dragged) return;
        setDragged(to);
        onMove(dragged, to);
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel: () => setDragged(undefined),
    };
  }

  return { dragged, handleProps };
}
