import type { SessionState } from '@muster/contracts';
import { unsavedInput } from '../platform/unsaved-input.ts';
import { resolveScreen, type Screen } from './resolve-screen.ts';

let last: { pathname: string; screen: Screen } | null = null;

/**
 * What an address shows. A page whose area is switched off while it holds unsaved input stays until
 * it is left: nobody loses what they typed.
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

/** Whether the page in sight stays only for the input that it holds. */
export const isKept = (url: { pathname: string; search: string }, session: SessionState): boolean =>
  screenInSight(url, session).kind !== resolveScreen(url, session).kind;
