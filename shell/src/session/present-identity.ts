import { toPlatformSession } from '@muster/kit';
import { knownSession } from './session-store.ts';
import { workIdentity } from './work-identity.ts';

/** Returns the user and role at work; null for visitors and users without a chosen role. */
export function presentIdentity(): string | null {
  const session = knownSession();
  return session && toPlatformSession(session) ? workIdentity(session) : null;
}
