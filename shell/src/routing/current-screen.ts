import { knownSession } from '../session/session-store.ts';
import type { Screen } from './resolve-screen.ts';
import { screenInSight } from './screen-in-sight.ts';

/** Returns what the page shows now; null while the session is not known. */
export function currentScreen(location: { pathname: string; search: string }): Screen | null {
  const session = knownSession();
  return session && screenInSight(location, session);
}
