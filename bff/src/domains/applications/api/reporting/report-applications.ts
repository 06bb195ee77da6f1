import type { PermissionName } from '@muster/contracts';
import { Types, type QueryFilter } from 'mongoose';
import { earlierValues } from '../../../../audit/earlier-values.ts';
import type { Actor } from '../../../../auth/actor.ts';
import { among } from '../../../../db/among.ts';
import { ownCandidateIds } from '../../../../records/candidates/candidate-names.ts';
import { amongJobs, reportedJobIds } from '../../../../records/jobs/report-jobs.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../../records/applications/application.model.ts';
import { isAnswerOwed } from '../../record/owed-answer.ts';
import {
  keptApplications,
  type KeptApplication,
  type ReportApplication,
} from './kept-applications.ts';

export { isAnswerOwed };
export type { KeptApplication, ReportApplication, ReportEvent } from './kept-applications.ts';

/** Returns what a permission counts: applications on jobs of its reach, never the actor's own. */
async function reachOf(actor: Actor, permission: PermissionName) {
  const [jobs, own] = await Promise.all([
    reportedJobIds(actor, permission),
    ownCandidateIds(actor),
  ]);
  return { jobs, own };
}

type Reach = Awaited<ReturnType<typeof reachOf>>;

/** The same check for rows in memory. */
function isWithin({ jobs, own }: Reach) {
  const isReported = amongJobs(jobs);
  const isOwn = among(own);
  return ({ jobId, candidateId }: ReportApplication): boolean =>
    isReported(jobId) && !isOwn(candidateId);
}

/** Reads applications with any event since a moment, with their histories. */
export async function readReportApplications(
  actor: Actor,
  permission: PermissionName,
  since: Date,
): Promise<KeptApplication[]> {
  const reach = await reachOf(actor, permission);
  const kept = await keptApplications.get(since);
  const isCounted = isWithin(reach);
  return [...kept.values()].filter(
    ({ application }) => application.lastActivityAt >= since && isCounted(application),
  );
}

interface Load {
  readonly jobId: Types.ObjectId;
  readonly ownerUserId: Types.ObjectId;
  readonly count: number;
}

/** Counts the candidates of each owner on each job now. */
export const countReportLoad = async (actor: Actor, permission: PermissionName): Promise<Load[]> =>
  countLoad(await reachOf(actor, permission), {});

async function countLoad({ jobs, own }: Reach, among: QueryFilter<Application>): Promise<Load[]> {
  const rows = await ApplicationModel.aggregate<{ _id: Omit<Load, 'count'>; count: number }>([
    {
      $match: {
        $and: [
          { jobId: jobs, candidateId: { $nin: own }, deletedAt: null, status: 'active' },
          among,
        ],
      },
    },
    { $group: { _id: { jobId: '$jobId', ownerUserId: '$ownerUserId' }, count: { $sum: 1 } } },
  ]);
  return rows.map(({ _id, count }) => ({ ..._id, count }));
}

/** Counts the candidates of each owner on each job at a moment. */
export async function countReportLoadAt(
  actor: Actor,
  permission: PermissionName,
  moment: Date,
): Promise<Load[]> {
  const [reach, earlier] = await Promise.all([
    reachOf(actor, permission),
    earlierValues('application', moment, ['status', 'ownerUserId', 'deletedAt']),
  ]);
  const changed = [...earlier.keys()].map((id) => new Types.ObjectId(id));
  const added = { createdAt: { $lt: moment } };
  const [standing, rows] = await Promise.all([
    countLoad(reach, { ...added, _id: { $nin: changed } }),
    ApplicationModel.find(
      { ...added, _id: { $in: changed }, jobId: reach.jobs, candidateId: { $nin: reach.own } },
      { jobId: 1, ownerUserId: 1, status: 1, deletedAt: 1 },
    ).lean(),
  ]);
  const then = rows.flatMap((row): Load[] => {
    const before = { ...row, ...earlier.get(row._id.toHexString()) };
    if (before.status !== 'active' || before.deletedAt) return [];
    const ownerUserId = new Types.ObjectId(String(before.ownerUserId));
    return [{ jobId: row.jobId, ownerUserId, count: 1 }];
  });
  return together([...standing, ...then]);
}

/** Merges loads to one row for each job and owner. */
function together(loads: readonly Load[]): Load[] {
  const found = new Map<string, Load>();
  for (const load of loads) {
    const key = `${load.jobId.toHexString()} ${load.ownerUserId.toHexString()}`;
    found.set(key, { ...load, count: load.count + (found.get(key)?.count ?? 0) });
  }
  return [...found.values()];
}

/** Returns applications with the state and the ending that they had at a moment. */
export async function asTheyStood(
  applications: readonly ReportApplication[],
  moment: Date,
): Promise<ReportApplication[]> {
  const earlier = await earlierValues('application', moment, ['status', 'exit']);
  return applications.flatMap((application) => {
    if (application.createdAt >= moment) return [];
    const before = earlier.get(application.id);
    if (!before) return [application];
    return [
      {
        ...application,
        ...('status' in before && { status: before['status'] as Application['status'] }),
        ...('exit' in before && { exit: notedExit(before['exit']) }),
      },
    ];
  });
}

/** Reads an ending from the audit trail, which keeps dates and ids as text. */
function notedExit(noted: unknown): ReportApplication['exit'] {
  if (!noted) return null;
  const { at, by, side, reasonId, stageKind, toldAt } = noted as Noted;
  return {
    at: new Date(at),
    by: by === null ? null : new Types.ObjectId(by),
    side,
    reasonId: reasonId === null ? null : new Types.ObjectId(reasonId),
    stageKind,
    toldAt: toldAt === null ? null : new Date(toldAt),
  };
}

type Exit = NonNullable<ReportApplication['exit']>;
type Noted = Pick<Exit, 'side' | 'stageKind'> & {
  at: string;
  by: string | null;
  reasonId: string | null;
  toldAt: string | null;
};
