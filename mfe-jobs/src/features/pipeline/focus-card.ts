import { rowHeight } from './row-height.ts';

const element = (id: string) =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [role='button']`);

/** Focuses a card as soon as it is rendered, scrolling to it if needed. */
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
  // After the board has rendered it.
  requestAnimationFrame(() => requestAnimationFrame(() => element(id)?.focus()));
}
