import { knownSession } from '../session/session-store.ts';
import { resolveScreen, type Screen } from './resolve-screen.ts';

/** What the page shows now; null while the session is not known. */
export function currentScreen(location: { pathname: string; search: string }): Screen | null {
  const session = knownSession();
  return session && resolveScreen(location, session);
}
