import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Candidate } from './candidate.model.ts';

/** The fields of a record that its policy needs. */
export type Subject = Pick<Candidate, '_id' | 'userId' | 'ownerUserId' | 'vetterIds' | 'isPrivate'>;

/**
 * Returns the rows that a permission covers. Staff never manage their own records, and private ones
 * belong to their owner, owners and admins, whatever the scope.
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

/** Applies {@link scopeFor} to a record already read. */
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

/** Checks whether a record is hidden from a staff member, whatever their permission covers. */
export const isClosed = (
  actor: Actor,
  subject: Pick<Subject, 'userId' | 'isPrivate' | 'ownerUserId'>,
): boolean =>
  isOwnRecord(actor, subject) ||
  (subject.isPrivate &&
    !same(subject.ownerUserId, actor.userId) &&
    !actor.can('candidate.makePrivate'));

/** Checks whether a staff member is this candidate: their own record is hidden from them here. */
export const isOwnRecord = (actor: Actor, { userId }: Pick<Subject, 'userId'>): boolean =>
  actor.audience === 'staff' && actor.selfUserIds.some((id) => same(userId, id));

/**
 * Checks whether rates may be listed, filtered and sorted: only with an unconditional permission.
 */
export const seesRatesEverywhere = (actor: Actor): boolean =>
  actor.scopeOf('candidate.readRates') === 'all';

const same = (a: Types.ObjectId | null, b: Types.ObjectId | null): boolean =>
  a !== null && b !== null && a.equals(b);
