import { toPlatformSession } from '@muster/kit';
import { knownSession } from './session-store.ts';
import { workIdentity } from './work-identity.ts';

/** Who is at work in a role; null for visitors and for who has yet to choose one. */
export function presentIdentity(): string | null {
  const session = knownSession();
  return session && toPlatformSession(session) ? workIdentity(session) : null;
}
