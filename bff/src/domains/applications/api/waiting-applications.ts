import {
  type HomeAnswer,
  type HomeClock,
  type HomeSubmission,
  type PersonRef,
  type PipelineStage,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { faceOf, visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { jobsById, jobsWorkedOn, takesPeople, type Job } from '../../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { isRemindable } from '../actions/remind-client.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import { lastDecision } from '../client/last-decision.ts';
import { stageDueAt, waitingDueAt } from '../stages/stage-clock.ts';
import {
  decidedRows,
  lately,
  ownRows,
  rowsOwnedBy,
  running,
  unansweredRows,
  type Row,
} from '../stages/waiting-rows.ts';

export { countWaitingCandidates } from '../client/count-waiting.ts';

const shown = 50;
const shownAnswers = 10;

/** Application with everything its line shows. */
export interface Waiting {
  row: Row;
  job: Job;
  stage: PipelineStage | undefined;
  company: { id: string; name: string };
  candidate: PersonRef;
  /** When its clock runs out; null if none runs. */
  dueAt: Date | null;
}

/** A user's day, and what their tasks already cover. */
export interface OwnDay {
  today: string;
  zone: string;
  /** Ids of applications that already have a task. */
  handled: ReadonlySet<string>;
  /** User whose day it is; the reader by default. */
  ownerId?: Types.ObjectId;
  /** Whether the same page also shows {@link openSubmissions}. */
  isBeside?: boolean;
}

/**
 * Returns applications whose clock runs out by the end of a day: those that the user owns, and on
 * their own day also those on their jobs that the client has to answer.
 */
export async function ownClocks(
  actor: Actor,
  { today, zone, handled, ownerId = actor.userId, isBeside = false }: OwnDay,
  now = new Date(),
): Promise<HomeClock[]> {
  if (!actor.can('application.list')) return [];
  const isOwn = ownerId.equals(actor.userId);
  const rows = await (isOwn ? ownRows(actor, isBeside) : rowsOwnedBy(ownerId));
  const waiting = (await readLines(actor, rows)).filter(({ job }) => takesPeople(job));
  return waiting
    .flatMap(({ row, job, stage, company, candidate, dueAt }): HomeClock[] => {
      const id = row._id.toHexString();
      const dueOn = dueAt && dayIn(zone, dueAt);
      if (dueOn === null || dueOn > today || handled.has(id)) return [];
      return [
        {
          id,
          stageKind: row.stageKind,
          stage: stage?.name ?? row.stageKind,
          candidate,
          job: { id: job._id.toHexString(), title: job.title },
          company: company.name,
          dueOn,
          version: row.version,
          mayRemind: isRemindable(row, now) && reaches(actor, 'application.submit', row, job),
        },
      ];
    })
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id.localeCompare(b.id));
}

/**
 * Returns submitted candidates without an answer from the client, the longest waiting first; for
 * roles that work on their own jobs, only those. Marks those in the reader's own queue.
 */
export async function openSubmissions(
  actor: Actor,
  { today, zone, handled }: OwnDay,
  now = new Date(),
): Promise<{ total: number; late: number; data: HomeSubmission[]; answered: HomeAnswer[] }> {
  const since = lately(now);
  const [unanswered, decided, ownJobs] = await Promise.all([
    unansweredRows(actor),
    decidedRows(actor),
    jobsWorkedOn(actor),
  ]);
  const known = await readLines(actor, [...unanswered, ...decided]);
  const isOneOf = (rows: readonly Row[]) => {
    const ids = new Set(rows.map(({ _id }) => _id.toHexString()));
    return ({ row }: Waiting) => ids.has(row._id.toHexString());
  };
  const waiting = known.filter(isOneOf(unanswered)).filter(({ job }) => takesPeople(job));
  const own = new Set(ownJobs.map(String));
  const isInQueue = (row: Row, dueAt: Date): boolean =>
    handled.has(row._id.toHexString()) ||
    ((row.ownerUserId.equals(actor.userId) || own.has(row.jobId.toHexString())) &&
      dayIn(zone, dueAt) <= today);
  const isOwnWork = ({ row, job }: Waiting) =>
    actor.scopeOf('application.submit') !== 'assigned' ||
    reaches(actor, 'application.submit', row, job);
  const data = waiting
    .filter(isOwnWork)
    .flatMap(({ row, job, company, candidate, dueAt }): HomeSubmission[] =>
      row.submittedAt === null || dueAt === null
        ? []
        : [
            {
              id: row._id.toHexString(),
              candidate,
              job: { id: job._id.toHexString(), title: job.title },
              company,
              submittedAt: row.submittedAt.toISOString(),
              dueAt: dueAt.toISOString(),
              isLate: dueAt <= now,
              isSeen: row.clientSeenAt !== null,
              version: row.version,
              mayRemind: isRemindable(row, now) && reaches(actor, 'application.submit', row, job),
              isInQueue: isInQueue(row, dueAt),
            },
          ],
    )
    .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt) || a.id.localeCompare(b.id));
  return {
    total: data.length,
    late: data.filter(({ isLate }) => isLate).length,
    data: data.slice(0, shown),
    answered: known
      .filter(isOneOf(decided))
      .filter(isOwnWork)
      .flatMap((line) => answerOf(line, since))
      .toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
      .slice(0, shownAnswers),
  };
}

function answerOf({ row, job, company, candidate }: Waiting, since: Date): HomeAnswer[] {
  const decision = lastDecision(row);
  if (!decision || decision.at < since) return [];
  return [
    {
      id: row._id.toHexString(),
      candidate,
      company,
      job: { id: job._id.toHexString(), title: job.title },
      answer: decision.what,
      at: decision.at.toISOString(),
    },
  ];
}

/** Counts the live applications of these owners, and how many of them are late. */
export async function applicationLoad(
  ownerIds: readonly Types.ObjectId[],
  now = new Date(),
): Promise<ReadonlyMap<string, { live: number; late: number }>> {
  if (ownerIds.length === 0) return new Map();
  const { stage } = await readPipelines();
  const rows = await ApplicationModel.find(
    { ...running, ownerUserId: { $in: [...ownerIds] } },
    { ownerUserId: 1, jobId: 1, stageId: 1, stageEnteredAt: 1, stageClockFrom: 1 },
  ).lean();
  const jobs = await jobsById(rows.map(({ jobId }) => jobId));
  const load = new Map<string, { live: number; late: number }>();
  for (const row of rows) {
    const key = row.ownerUserId.toHexString();
    const job = jobs.get(row.jobId.toHexString());
    const sum = load.get(key) ?? { live: 0, late: 0 };
    const due = job ? stageDueAt(row, stage(row.stageId), job) : null;
    const isLate = due !== null && due <= now;
    load.set(key, { live: sum.live + 1, late: sum.late + (isLate ? 1 : 0) });
  }
  return load;
}

/**
 * Reads the lines of these applications as far as the reader may know of them, with four queries.
 */
export async function readLines(actor: Actor, rows: readonly Row[]): Promise<Waiting[]> {
  if (rows.length === 0) return [];
  const [jobs, pipelines, companies, candidates] = await Promise.all([
    jobsById(rows.map(({ jobId }) => jobId)),
    readPipelines(),
    companiesById(rows.map(({ companyId }) => companyId)),
    visibleCandidates(
      [actor],
      rows.map(({ candidateId }) => candidateId),
    ),
  ]);
  return rows.flatMap((row): Waiting[] => {
    const job = jobs.get(row.jobId.toHexString());
    const company = companies.get(row.companyId.toHexString());
    const candidate = candidates.get(row.candidateId.toHexString());
    if (!job || !company || !candidate) return [];
    if (!reaches(actor, 'application.list', row, job)) return [];
    const stage = pipelines.stage(row.stageId);
    return [
      {
        row,
        job,
        stage,
        company: { id: company._id.toHexString(), name: company.name },
        candidate: faceOf(row.candidateId, candidate),
        dueAt: waitingDueAt(row, stage, company, job),
      },
    ];
  });
}
