import { dayMs } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { among } from '../../../db/among.ts';
import { isInMoment, readOnce } from '../../../db/one-moment.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { jobsWorkedOn } from '../../../records/jobs/job-lookup.ts';

/** More than one person can work on; beyond this limit the oldest are counted. */
const max = 1_000;

const projection = {
  jobId: 1,
  companyId: 1,
  candidateId: 1,
  ownerUserId: 1,
  status: 1,
  stageId: 1,
  stageKind: 1,
  stageEnteredAt: 1,
  stageClockFrom: 1,
  clientClockFrom: 1,
  submissionVersion: 1,
  submittedAt: 1,
  clientSeenAt: 1,
  clientDecision: 1,
  clientRemindedAt: 1,
  awaitsResubmit: 1,
  onHold: 1,
  version: 1,
  exit: 1,
  selectedAt: 1,
  selectedBy: 1,
  interviews: 1,
} as const;
export type Row = Pick<Application, '_id' | keyof typeof projection>;

/** Neither ended nor on hold. */
export const running = { status: 'active', onHold: false, deletedAt: null } as const;

/** How long clients' answers stay on Home, and how many of them are read. */
const answersFor = 7 * dayMs;
const maxAnswers = 50;

/** Applications that Home starts with. */
interface RowsOfHome {
  /** The user's own, and those submitted to a client. */
  waiting: Row[];
  /** Those that a client decided recently, the latest first. */
  decided: Row[];
}

/**
 * Returns the user's own applications, and those on their jobs that the client has to answer.
 * @param isBeside whether the same page also requests those of all users
 */
export async function ownRows(actor: Actor, isBeside: boolean): Promise<Row[]> {
  const [jobs, known] = await Promise.all([
    jobsWorkedOn(actor),
    isBeside ? rowsOfHome(actor) : null,
  ]);
  const isOnOwn = among(jobs);
  return (
    known?.waiting
      .filter(
        ({ ownerUserId, stageKind, jobId }) =>
          ownerUserId.equals(actor.userId) || (stageKind === 'submitted' && isOnOwn(jobId)),
      )
      .slice(0, max) ??
    findRows({
      ...running,
      $or: [{ ownerUserId: actor.userId }, { stageKind: 'submitted', jobId: { $in: jobs } }],
    })
  );
}

/** Returns the running applications of an owner. */
export const rowsOwnedBy = (ownerUserId: Types.ObjectId): Promise<Row[]> =>
  findRows({ ...running, ownerUserId });

/** Returns the applications that a client has to answer. */
export async function unansweredRows(actor: Actor): Promise<Row[]> {
  const known = await rowsOfHome(actor);
  return (
    known?.waiting
      .filter(
        ({ stageKind, clientDecision, awaitsResubmit }) =>
          stageKind === 'submitted' && clientDecision === 'none' && awaitsResubmit !== true,
      )
      .slice(0, max) ??
    findRows({
      ...running,
      stageKind: 'submitted',
      clientDecision: 'none',
      awaitsResubmit: { $ne: true },
    })
  );
}

/** Returns the applications that a client decided in the last days, the latest first. */
export async function decidedRows(actor: Actor): Promise<Row[]> {
  const known = await rowsOfHome(actor);
  return known?.decided ?? ApplicationModel.aggregate<Row>(decidedSince(lately()));
}

export const lately = (now = new Date()): Date => new Date(now.getTime() - answersFor);

/**
 * Reads everything with one query; null if one part is requested alone, or there are more rows than
 * this reads.
 */
async function rowsOfHome(actor: Actor): Promise<RowsOfHome | null> {
  if (!isInMoment()) return null;
  return readOnce(null, `waiting of ${actor.userId.toHexString()}`, async () => {
    const rows = await ApplicationModel.aggregate<Row & { isDecided?: true }>([
      {
        $match: {
          ...running,
          $or: [{ ownerUserId: actor.userId }, { stageKind: 'submitted' }],
        },
      },
      { $sort: { stageEnteredAt: 1, _id: 1 } },
      { $limit: max },
      { $project: projection },
      {
        $unionWith: {
          coll: ApplicationModel.collection.name,
          pipeline: [...decidedSince(lately()), { $set: { isDecided: true } }],
        },
      },
    ]);
    const decided = rows.filter(({ isDecided }) => isDecided);
    const waiting = rows.filter(({ isDecided }) => !isDecided);
    return waiting.length < max ? { waiting, decided } : null;
  });
}

/** Finds matching rows, the longest at their stage first. */
export const findRows = (filter: QueryFilter<Application>): Promise<Row[]> =>
  ApplicationModel.find(filter, projection).sort({ stageEnteredAt: 1, _id: 1 }).limit(max).lean();

const decidedSince = (since: Date) => [
  {
    $match: {
      deletedAt: null,
      submissionVersion: { $gt: 0 },
      lastActivityAt: { $gte: since },
      $or: [
        { selectedAt: { $gte: since } },
        { 'exit.side': 'client', 'exit.at': { $gte: since } },
        { 'interviews.at': { $gte: since } },
      ],
    },
  },
  { $sort: { lastActivityAt: -1 as const, _id: -1 as const } },
  { $limit: maxAnswers },
  { $project: projection },
];
