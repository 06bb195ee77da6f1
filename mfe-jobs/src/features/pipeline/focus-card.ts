import { rowHeight } from './row-height.ts';

const element = (id: string) =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [role='button']`);

/** Puts the focus on a card as soon as it is drawn, scrolled into sight where it is not. */
export function focusCard(id: string, index?: number): void {
  const shown = element(id);
  if (shown && index !== undefined) {
    shown.focus();
    return;
  }
  if (index !== undefined) {
    const column = document.activeElement?.closest<HTMLElement>('[data-column]');
    column?.scrollTo({ top: Math.max(0, (index - 1) * rowHeight) });
  }
  // After the board is drawn with it.
  requestAnimationFrame(() => requestAnimationFrame(() => element(id)?.focus()));
}
