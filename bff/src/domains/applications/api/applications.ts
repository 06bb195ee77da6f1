import { applicationStateOf, stageRank } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { jobsWorkedOn, unknownJobs } from '../../../records/jobs/job-lookup.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { endApplication, type Ending } from '../record/end-applications.ts';
import { returnToStage } from '../stages/return-to-stage.ts';

export type { Application, Ending };

/** The live applications of a person, the furthest first. */
export async function liveApplicationsOf(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Application[]> {
  const found = await ApplicationModel.find(
    { candidateId, status: 'active', deletedAt: null },
    null,
    { session },
  ).lean<Application[]>();
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

/**
 * Rejects live applications of one person, each with history and audit; ids of others and of ended
 * ones answer INVALID_TRANSITION. `reasonId` is one of the context `application_reject`.
 */
export async function rejectApplications(
  tx: Tx,
  candidateId: Types.ObjectId,
  ids: readonly Types.ObjectId[],
  ending: Ending,
): Promise<Application[]> {
  const live = await liveApplicationsOf(candidateId, tx.session);
  const rejected: Application[] = [];
  for (const id of ids) {
    const application = live.find(({ _id }) => _id.equals(id));
    if (!application) throw new AppError('INVALID_TRANSITION', { context: { action: 'reject' } });
    rejected.push(await endApplication(tx, application, 'reject', ending, null));
  }
  return rejected;
}

/** Withdraws every live application of a candidate who must not be contacted any more. */
export async function withdrawApplications(
  tx: Tx,
  candidateId: Types.ObjectId,
  ending: Ending,
): Promise<Application[]> {
  const withdrawn: Application[] = [];
  for (const application of await liveApplicationsOf(candidateId, tx.session))
    withdrawn.push(await endApplication(tx, application, 'withdraw', ending, null));
  return withdrawn;
}

/** Takes endings of one person back, as the undo of a rejection does; those that stand no more stay. */
export async function restoreApplications(
  tx: Tx,
  candidateId: Types.ObjectId,
  ids: readonly Types.ObjectId[],
): Promise<Application[]> {
  const ended = await ApplicationModel.find(
    {
      _id: { $in: [...ids] },
      candidateId,
      status: { $in: ['rejected', 'withdrawn'] },
      deletedAt: null,
    },
    null,
    { session: tx.session },
  ).lean<Application[]>();
  const restored: Application[] = [];
  for (const application of ended) restored.push(await returnToStage(tx, application, null));
  return restored;
}

/** Puts the other live applications of a person on hold: once placed, for as long as it lasts. */
export async function holdOtherApplications(
  tx: Tx,
  candidateId: Types.ObjectId,
  { except, note }: { except: Types.ObjectId | null; note: string },
): Promise<number> {
  const others = (await liveApplicationsOf(candidateId, tx.session)).filter(
    ({ _id, onHold }) => !onHold && !(except?.equals(_id) ?? false),
  );
  for (const application of others)
    await changeApplication(tx, application, {
      action: 'hold',
      name: 'application.hold',
      event: 'held',
      version: null,
      set: () => ({ onHold: true, holdUntil: null, holdNote: note }),
      note,
      bySystem: true,
    });
  return others.length;
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
