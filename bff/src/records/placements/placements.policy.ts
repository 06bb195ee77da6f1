import type { PermissionName } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { among } from '../../db/among.ts';
import { ownCandidateIds } from '../candidates/candidate-names.ts';
import { jobsWorkedOn, mayKnowOf, unknownJobs, worksOn, type Job } from '../jobs/job-lookup.ts';
import type { Placement } from './placement.model.ts';

/** Roles for payroll and billing read the placements of confidential jobs as well. */
const readsSecret = (actor: Actor): boolean => actor.role === 'finance_hr';

/** Returns the jobs whose placements are hidden from a reader. */
const secretJobs = async (
  actor: Actor,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> => (readsSecret(actor) ? [] : unknownJobs(actor, session));

/** Leaves out placements that are hidden from a reader, whatever else they may read. */
export async function notSecret(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<QueryFilter<Placement>[]> {
  const unknown = await secretJobs(actor, session);
  return unknown.length > 0 ? [{ jobId: { $nin: unknown } }] : [];
}

/** {@link notSecret} for loaded rows. */
export async function knownTo(actor: Actor): Promise<(row: Pick<Placement, 'jobId'>) => boolean> {
  const isSecret = among(await secretJobs(actor));
  return ({ jobId }) => !isSecret(jobId);
}

/**
 * Returns the placements that a permission covers. `assigned` covers people on the placement or its
 * job. Placements of confidential jobs are limited to the team; a reader's own is never included.
 */
export async function scopeFor(
  actor: Actor,
  permission: PermissionName,
  session: ClientSession | null = null,
): Promise<QueryFilter<Placement>> {
  const scope = actor.scopeOf(permission);
  if (scope !== 'all' && scope !== 'assigned') return { _id: { $in: [] } };
  const own = await ownCandidateIds(actor);
  const conditions = await notSecret(actor, session);
  if (own.length > 0) conditions.push({ candidateId: { $nin: own } });
  if (scope === 'assigned')
    conditions.push({
      $or: [
        { accountManagerId: actor.userId },
        { recruiterId: actor.userId },
        { jobId: { $in: await jobsWorkedOn(actor, session) } },
      ],
    });
  return conditions.length === 0 ? {} : { $and: conditions };
}

/** {@link scopeFor} for loaded rows. */
export async function withinScope(
  actor: Actor,
  permission: PermissionName,
): Promise<(row: Scoped) => boolean> {
  const scope = actor.scopeOf(permission);
  if (scope !== 'all' && scope !== 'assigned') return () => false;
  const [isKnown, isOwn, isWorkedOn] = [
    await knownTo(actor),
    among(await ownCandidateIds(actor)),
    among(scope === 'assigned' ? await jobsWorkedOn(actor) : []),
  ];
  return (row) =>
    isKnown(row) &&
    !isOwn(row.candidateId) &&
    (scope === 'all' ||
      row.accountManagerId.equals(actor.userId) ||
      (row.recruiterId?.equals(actor.userId) ?? false) ||
      isWorkedOn(row.jobId));
}

type Scoped = Pick<Placement, 'jobId' | 'candidateId' | 'accountManagerId' | 'recruiterId'>;

/** Checks whether a permission reaches a placement that was found in the reader's scope. */
export function reaches(
  actor: Actor,
  permission: PermissionName,
  { accountManagerId, recruiterId }: Pick<Placement, 'accountManagerId' | 'recruiterId'>,
  job: Job,
): boolean {
  const scope = actor.scopeOf(permission);
  if (scope !== 'all' && scope !== 'assigned') return false;
  if (!readsSecret(actor) && !mayKnowOf(actor, job)) return false;
  return (
    scope === 'all' ||
    accountManagerId.equals(actor.userId) ||
    (recruiterId?.equals(actor.userId) ?? false) ||
    worksOn(actor, job)
  );
}
