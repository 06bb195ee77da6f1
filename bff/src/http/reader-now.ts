import { permissionNames } from '@muster/contracts';
import type { Actor } from '../auth/actor.ts';
import type { RequestContext } from './context.ts';

const minute = 60_000;

/**
 * Returns a text that is equal for the same user with the same rights in the same minute, as key of
 * short-lived caches: due dates depend on the time, and a changed clock is noticed, too.
 */
export const readerNow = ({ actor, session }: RequestContext): string =>
  JSON.stringify([rightsOf(actor), session.user.timeZone, Math.floor(Date.now() / minute)]);

const known = new WeakMap<Actor, string>();

/** Returns a text that is equal for the same rights: API keys and impersonation have fewer. */
function rightsOf(actor: Actor): string {
  const found = known.get(actor);
  if (found !== undefined) return found;
  const { userId, assignmentId, role, companyId, candidateId, selfUserIds } = actor;
  const rights = JSON.stringify([
    userId,
    assignmentId,
    role,
    companyId,
    candidateId,
    selfUserIds,
    permissionNames.map((permission) => actor.scopeOf(permission)),
  ]);
  known.set(actor, rights);
  return rights;
}
