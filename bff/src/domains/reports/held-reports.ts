import { permissionNames } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { HeldValues } from '../../db/held-values.ts';
import type { RequestContext } from '../../http/context.ts';

/** Milliseconds after which changes by other processes, and what time alone changes, are seen. */
const heldFor = 2_000;
const minute = 60_000;

const held = new HeldValues<unknown>({
  collections: [
    ...['applications', 'application_events', 'jobs', 'positions', 'placements', 'candidates'],
    ...['companies', 'company_users', 'users', 'role_assignments', 'reasons', 'skills'],
    ...['talent_pools', 'talent_pool_members', 'referrals', 'settings'],
    ...['vetting_decisions', 'vetting_interviews', 'vetting_scorecards'],
  ],
  heldFor,
});

/**
 * What a report answered to a question of the same person with the same rights a moment ago, or
 * what `read` makes. A change of this process to anything that reports count drops all of it.
 */
export function heldReport<T>(
  { actor, session }: RequestContext,
  question: object,
  read: () => Promise<T>,
): Promise<T> {
  const { timeZone } = session.user;
  // A clock that was set is noticed, too.
  const now = Math.floor(Date.now() / minute);
  const key = JSON.stringify([rightsOf(actor), timeZone, now, question]);
  return held.get(key, read) as Promise<T>;
}

const known = new WeakMap<Actor, string>();

/** The same text for the same rights: fewer of them are left to a key, and to acting as another. */
function rightsOf(actor: Actor): string {
  const found = known.get(actor);
  if (found !== undefined) return found;
  const { userId, assignmentId, role, companyId, candidateId, selfUserIds } = actor;
  const rights = JSON.stringify([
    ...[userId, assignmentId, role, companyId, candidateId, selfUserIds],
    permissionNames.map((permission) => actor.scopeOf(permission)),
  ]);
  known.set(actor, rights);
  return rights;
}
