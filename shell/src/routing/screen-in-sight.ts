import type { SessionState } from '@muster/contracts';
import { unsavedInput } from '../platform/unsaved-input.ts';
import { resolveScreen, type Screen } from './resolve-screen.ts';

let last: { pathname: string; screen: Screen } | null = null;

/**
 * Returns what an address shows. If a page's area is switched off while it holds unsaved input, the
 * page stays until it is left, so that no input is lost.
 */
export function screenInSight(
  url: { pathname: string; search: string },
  session: SessionState,
): Screen {
  const screen = resolveScreen(url, session);
  if (screen.kind === 'switched-off' && last?.pathname === url.pathname)
    if (unsavedInput.reason() !== null) return last.screen;
  last = screen.kind === 'remote' ? { pathname: url.pathname, screen } : null;
  return screen;
}

/** Checks whether the page is still shown only because of its unsaved input. */
export const isKept = (url: { pathname: string; search: string }, session: SessionState): boolean =>
  screenInSight(url, session).kind !== resolveScreen(url, session).kind;
