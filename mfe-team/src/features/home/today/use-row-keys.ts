import { useHotkeys } from '@muster/ui';
import { useRef } from 'react';

/** Attributes by which the keyboard shortcuts find a row's buttons. */
export const doneMark = 'data-today-done';
export const snoozeMark = 'data-today-snooze';

/** Moves between rows with J and K, and presses the focused row's buttons with D and S. */
export function useRowKeys() {
  const board = useRef<HTMLDivElement>(null);
  const rows = () => [...(board.current?.querySelectorAll('li') ?? [])];
  const current = () => document.activeElement?.closest('li') ?? null;

  function move(by: 1 | -1): void {
    const all = rows();
    const at = current();
    const next = at ? all[all.indexOf(at) + by] : all[0];
    next?.querySelector<HTMLElement>('a, button')?.focus();
  }
  function press(mark: string): void {
    const row = current();
    const button = row?.querySelector<HTMLElement>(`[${mark}]`);
    if (!row || !button) return;
    // The row leaves the board: the keys go on from the one after it, or before it at the end.
    const isLast = rows().at(-1) === row;
    move(isLast ? -1 : 1);
    button.click();
  }

  useHotkeys([
    ['j', () => move(1)],
    ['k', () => move(-1)],
    ['d', () => press(doneMark)],
    ['s', () => press(snoozeMark)],
  ]);
  return board;
}
