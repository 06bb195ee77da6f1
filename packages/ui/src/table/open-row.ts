import type { MouseEvent } from 'react';

const interactive =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [data-row-ignore]';

/**
 * Makes a click anywhere in a row act like a click on the row's link: a plain click goes through
 * the link (and so through the router), one with Ctrl, Cmd, Shift or the middle button opens a new
 * tab. Controls inside the row and text selection keep their normal behaviour.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button } = event;
  if (!(target instanceof Element) || target.closest(interactive)) return;
  if (button !== 0 && button !== 1) return;
  if (button === 0 && window.getSelection()?.toString()) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('a[data-row-link]');
  if (!link) return;
  const newTab = button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (newTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
