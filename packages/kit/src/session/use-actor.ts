import type { PlatformSession } from '@muster/contracts';
import { useSession } from '../platform/platform-context.tsx';

/** The acting user: the signed-in user in one role. */
export interface Actor {
  id: string;
  name: string;
  role: PlatformSession['role'];
  audience: PlatformSession['audience'];
  timeZone: string;
}

/** Returns the present user; null on pages for visitors. */
export function useActor(): Actor | null {
  const session = useSession();
  if (!session) return null;
  const { user, role, audience } = session;
  return { id: user.id, name: user.displayName, role, audience, timeZone: user.timeZone };
}
