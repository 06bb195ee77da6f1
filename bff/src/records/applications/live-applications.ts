import { applicationStateOf, stageRank } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { jobsWorkedOn, unknownJobs } from '../jobs/job-lookup.ts';
import { ApplicationModel, type Application } from './application.model.ts';

/** The live applications of a person, the furthest first. */
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
 * Live applications by candidate, as far as the reader may know of them; one query for all. People
 * without any are absent; null for who may read no applications.
 */
export async function countLiveApplications(
  actor: Actor,
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, number> | null> {
  const scope = actor.scopeOf('application.list');
  if (scope !== 'all' && scope !== 'assigned') return null;
  if (candidateIds.length === 0) return new Map();
  const within =
    scope === 'all'
      ? { jobId: { $nin: await unknownJobs(actor, session) } }
      : {
          $or: [
            { ownerUserId: actor.userId },
            { jobId: { $in: await jobsWorkedOn(actor, session) } },
          ],
        };
  const counts = await ApplicationModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    {
      $match: {
        candidateId: { $in: [...candidateIds] },
        status: 'active',
        deletedAt: null,
        ...within,
      },
    },
    { $group: { _id: '$candidateId', count: { $sum: 1 } } },
  ]).session(session);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}

/** The clients that a person was ever submitted to: their people may see what is shared with them. */
export const submittedCompaniesOf = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('companyId', {
    candidateId,
    submissionVersion: { $gt: 0 },
    deletedAt: null,
  }).session(session);

/** Whether a live application stands where its person cannot be let go: selected, contracting. */
export const isCommitted = (application: Application): boolean =>
  ['selected', 'contracting'].includes(applicationStateOf(application));
