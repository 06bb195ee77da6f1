import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Candidate } from './candidate.model.ts';

/** As much of a record as its policy looks at. */
export type Subject = Pick<Candidate, '_id' | 'userId' | 'ownerUserId' | 'vetterIds' | 'isPrivate'>;

/**
 * The rows that a permission reaches. Records about oneself are never managed as staff, and
 * private ones belong to their owner, owners and admins, whatever the scope.
 */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<Candidate> {
  const scope = actor.scopeOf(permission);
  if (scope === 'self') return { _id: actor.candidateId };
  const parts: QueryFilter<Candidate>[] = [{ userId: { $nin: [...actor.selfUserIds] } }];
  if (!actor.can('candidate.makePrivate'))
    parts.push({ $or: [{ isPrivate: false }, { ownerUserId: actor.userId }] });
  if (scope === 'assigned')
    parts.push({ $or: [{ ownerUserId: actor.userId }, { vetterIds: actor.userId }] });
  else if (scope !== 'all') parts.push({ _id: { $in: [] } });
  return { $and: parts };
}

/** {@link scopeFor} for a record at hand. */
export function reaches(actor: Actor, permission: PermissionName, subject: Subject): boolean {
  const scope = actor.scopeOf(permission);
  if (scope === 'self') return same(subject._id, actor.candidateId);
  if (isClosed(actor, subject)) return false;
  if (scope === 'assigned')
    return (
      same(subject.ownerUserId, actor.userId) ||
      subject.vetterIds.some((id) => same(id, actor.userId))
    );
  return scope === 'all';
}

/** Whether a record is closed to a member of staff, however far a permission reaches. */
export const isClosed = (
  actor: Actor,
  subject: Pick<Subject, 'userId' | 'isPrivate' | 'ownerUserId'>,
): boolean =>
  isOwnRecord(actor, subject) ||
  (subject.isPrivate &&
    !same(subject.ownerUserId, actor.userId) &&
    !actor.can('candidate.makePrivate'));

/** A member of staff who is also a candidate: their record is closed to them here. */
export const isOwnRecord = (actor: Actor, { userId }: Pick<Subject, 'userId'>): boolean =>
  actor.audience === 'staff' && actor.selfUserIds.some((id) => same(userId, id));

/** Whether rates may be listed, filtered and sorted by: only with an unconditional right. */
export const seesRatesEverywhere = (actor: Actor): boolean =>
  actor.scopeOf('candidate.readRates') === 'all';

const same = (a: Types.ObjectId | null, b: Types.ObjectId | null): boolean =>
  a !== null && b !== null && a.equals(b);
