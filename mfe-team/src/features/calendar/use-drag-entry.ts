import { useRef, useState, type PointerEvent } from 'react';
import type { CalendarEntry } from '@muster/contracts';
import { shifted, type NewTime } from './calendar-days.ts';

interface Drag {
  x: number;
  y: number;
  stretch: boolean;
  columnWidth: number;
  dayHeight: number;
}

/** Movements below this count as a click. */
const slack = 4;
const quarter = 15;

/** Moves an entry or its end with the pointer, in steps of a quarter of an hour. */
export function useDragEntry(
  entry: CalendarEntry,
  onMove: (entry: CalendarEntry, time: NewTime) => void,
) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const [offset, setOffset] = useState<{ x: number; y: number } | null>(null);

  const begin = (stretch: boolean) => (event: PointerEvent<HTMLElement>) => {
    const column = event.currentTarget.closest<HTMLElement>('[data-day]');
    if (event.button !== 0 || !column) return;
    const { width, height } = column.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = false;
    drag.current = {
      x: event.clientX,
      y: event.clientY,
      stretch,
      columnWidth: width,
      dayHeight: height,
    };
  };
  function follow(event: PointerEvent) {
    if (!drag.current) return;
    const x = event.clientX - drag.current.x;
    const y = event.clientY - drag.current.y;
    if (!dragged.current && Math.abs(x) < slack && Math.abs(y) < slack) return;
    dragged.current = true;
    if (!drag.current.stretch) setOffset({ x, y });
  }
  function end(event: PointerEvent) {
    const began = drag.current;
    drag.current = null;
    setOffset(null);
    if (!began || !dragged.current) return;
    // The click of this drag comes at once; a later one, by key too, opens the event again.
    setTimeout(() => (dragged.current = false));
    const minutes =
      Math.round((((event.clientY - began.y) / began.dayHeight) * 24 * 60) / quarter) * quarter;
    const days = began.stretch ? 0 : Math.round((event.clientX - began.x) / began.columnWidth);
    if (minutes !== 0 || days !== 0)
      onMove(entry, shifted(entry, { days, minutes }, began.stretch));
  }
  function stop() {
    drag.current = null;
    setOffset(null);
  }
  return {
    offset,
    /** The click that ends a drag must not open the entry. */
    wasDragged: () => dragged.current,
    handlers: (stretch: boolean) => ({
      onPointerDown: begin(stretch),
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: stop,
    }),
  };
}
