import type { ShellPanel } from '@muster/contracts';
import { navigation } from './navigation.ts';

/** Returns the state of the history entry; an overlay below a panel keeps its part of it. */
function entryState(): Record<string, unknown> {
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  return typeof usr === 'object' && usr !== null ? { ...usr } : {};
}

function address(panel: ShellPanel, value: string | null): string {
  const { pathname, search, hash } = navigation.location();
  const params = new URLSearchParams(search);
  if (value === null) params.delete(panel);
  else params.set(panel, value);
  return pathname + (params.size > 0 ? `?${params.toString()}` : '') + hash;
}

/** Opens a panel of the shell over the page: a link opens it, and Back closes it. */
export function openPanel(panel: ShellPanel, value: string): void {
  navigation.navigate(address(panel, value), { state: { ...entryState(), panelOver: panel } });
}

/** Shows another part of an open panel within the same history entry. */
export function switchPanel(panel: ShellPanel, value: string): void {
  navigation.navigate(address(panel, value), { replace: true, state: entryState() });
}

/** Closes a panel: back to the entry from which it was opened, or in place after a deep link. */
export function closePanel(panel: ShellPanel): void {
  if (entryState()['panelOver'] === panel) window.history.back();
  else navigation.navigate(address(panel, null), { replace: true, state: entryState() });
}

/** Opens a panel in place of another one; closing it leads back to where that one was opened. */
export function replacePanel(from: ShellPanel, panel: ShellPanel, value: string): void {
  const { panelOver, notificationsOver, ...state } = entryState();
  const isOver = panelOver !== undefined || notificationsOver !== undefined;
  const url = new URL(address(panel, value), window.location.href);
  url.searchParams.delete(from);
  navigation.navigate(url.pathname + url.search + url.hash, {
    replace: true,
    state: { ...state, ...(isOver && { panelOver: panel }) },
  });
}
