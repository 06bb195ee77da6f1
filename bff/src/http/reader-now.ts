import { permissionNames } from '@muster/contracts';
import type { Actor } from '../auth/actor.ts';
import type { RequestContext } from './context.ts';

const minute = 60_000;

/**
 * The same text for the same person with the same rights in the same minute, for answers that are
 * held a moment: time makes things due, and a clock that was set is noticed, too.
 */
export const readerNow = ({ actor, session }: RequestContext): string =>
  JSON.stringify([rightsOf(actor), session.user.timeZone, Math.floor(Date.now() / minute)]);

const known = new WeakMap<Actor, string>();

/** The same text for the same rights: fewer of them are left to a key, and to acting as another. */
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
