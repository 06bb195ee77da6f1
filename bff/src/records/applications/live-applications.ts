import { applicationStateOf, stageRank } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { rowsToCount, type RowsToCount } from '../../db/count-together.ts';
import { jobsWorkedOn, unknownJobs } from '../jobs/job-lookup.ts';
import { ApplicationModel, type Application } from './application.model.ts';

/** Returns a candidate's live applications, the furthest first. */
export async function liveApplicationsOf(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Application[]> {
  const found = await ApplicationModel.find(
    { candidateId, status: 'active', deletedAt: null },
    null,
    { session },
  ).lean();
  return found.toSorted((a, b) => stageRank(b.stageKind) - stageRank(a.stageKind));
}

/**
 * Counts live applications by candidate, as far as the reader may see them; one query for all.
 * Candidates without any are absent; null for a user who may read no applications.
 */
export async function countLiveApplications(
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, number> | null> {
  const filter = await liveWithin(actor, candidateIds, session);
  if (!filter) return null;
  if (candidateIds.length === 0) return new Map();
  const counts = await ApplicationModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: filter },
    { $group: { _id: '$candidateId', count: { $sum: 1 } } },
  ]).session(session);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}

/** Returns the same for one candidate, to be counted beside other rows. */
export async function liveApplicationsToCount(
  actor: Actor,
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<RowsToCount | null> {
  const filter = await liveWithin(actor, [candidateId], session);
  return filter && rowsToCount(ApplicationModel, filter);
}

export const mayCountApplications = (actor: Actor): boolean =>
  ['all', 'assigned'].includes(actor.scopeOf('application.list') ?? '');

/**
 * Returns live applications of these candidates that the reader may see; null if they may read
 * none.
 */
async function liveWithin(
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<QueryFilter<Application> | null> {
  if (!mayCountApplications(actor)) return null;
  const within: QueryFilter<Application> =
    actor.scopeOf('application.list') === 'all'
      ? { jobId: { $nin: await unknownJobs(actor, session) } }
      : {
          $or: [
            { ownerUserId: actor.userId },
            { jobId: { $in: await jobsWorkedOn(actor, session) } },
          ],
        };
  return {
    candidateId: { $in: [...candidateIds] },
    status: 'active',
    deletedAt: null,
    ...within,
  };
}

/**
 * Returns the clients that a candidate was ever submitted to: their users may see what is shared
 * with them.
 */
export const submittedCompaniesOf = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('companyId', {
    candidateId,
    submissionVersion: { $gt: 0 },
    deletedAt: null,
  }).session(session);

/**
 * Checks whether a live application is at a stage where it cannot be dropped: selected,
 * contracting.
 */
export const isCommitted = (application: Application): boolean =>
  ['selected', 'contracting'].includes(applicationStateOf(application));
