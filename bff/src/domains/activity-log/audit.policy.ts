import type { QueryFilter, Types } from 'mongoose';
import type { AuditEvent } from '../../audit/audit-event.model.ts';
import type { Actor } from '../../auth/actor.ts';
import { reportsOf } from '../../records/team/team-directory.ts';
import { assignmentsIn, liveAssignments } from '../../identity/role-assignments.ts';
import { ownRecords } from './own-records.ts';

type Filter = QueryFilter<AuditEvent>;

/** Actions that `audit.listMoney` opens: changes of pay rates. */
const moneyActions = ['candidate.update_rates'];

/** Signing in and out: the part of the log that candidates see of themselves. */
const signIns = /^session\./;

const nothing: Filter = { _id: { $in: [] } };

/** Builds the filter for the events within a reader's reach. */
export async function scopeFor(actor: Actor): Promise<Filter> {
  const reach = await reachOf(actor);
  const money = actor.can('audit.listMoney') ? [{ action: { $in: moneyActions } }] : [];
  const closed = await ownRecords(actor);
  return {
    $and: [
      money.length > 0 ? { $or: [reach, ...money] } : reach,
      closed.length > 0 ? { entityId: { $nin: closed } } : {},
    ],
  };
}

async function reachOf(actor: Actor): Promise<Filter> {
  switch (actor.scopeOf('audit.list')) {
    case 'all':
      return {};
    case 'team':
      return doneBy([actor.userId, ...(await reportsOf(actor.userId))]);
    case 'company':
      return actor.companyId ? doneFor(actor.companyId) : nothing;
    case 'self':
      return actor.audience === 'candidate'
        ? { actorUserId: actor.userId, realActorUserId: null, action: signIns }
        : doneBy([actor.userId]);
    default:
      return nothing;
  }
}

/**
 * Matches what these users did, in their own name or in another user's. Actions of others in their
 * name are excluded: the user was told by mail, unless an owner investigates.
 */
const doneBy = (userIds: readonly Types.ObjectId[]): Filter => ({
  $or: [
    { actorUserId: { $in: [...userIds] }, realActorUserId: null },
    { realActorUserId: { $in: [...userIds] } },
  ],
});

/**
 * Matches what users of a company did for that company. If a user belongs to two companies, each
 * sees only the actions for itself; a sign-in belongs to no company, so it is shown only for users
 * of this company and no other.
 */
async function doneFor(companyId: Types.ObjectId): Promise<Filter> {
  const assignments = await assignmentsIn(companyId);
  const people = [
    ...new Map(assignments.map(({ userId }) => [userId.toHexString(), userId])).values(),
  ];
  const elsewhere = new Set(
    (await liveAssignments(people))
      .filter((held) => !held.companyId?.equals(companyId))
      .map(({ userId }) => userId.toHexString()),
  );
  const only = people.filter((id) => !elsewhere.has(id.toHexString()));
  return {
    realActorUserId: null,
    $or: [
      { assignmentId: { $in: assignments.map(({ _id }) => _id) } },
      { actorUserId: { $in: only }, assignmentId: null, action: signIns },
    ],
  };
}
