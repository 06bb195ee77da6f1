import { hourMs, limits } from '@muster/contracts';
import { dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { jobsById, takesPeople, type Job } from '../../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { waitsForSignature } from '../../signatures/api/open-documents.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { nextInterviews } from './next-interviews.ts';
import { promisedRule } from './promised-rule.ts';
import { isLate, waitingOf } from './standing.ts';

/** Maximum tasks per run; the rest wait for the next. */
const maxTasks = 200;
const pageSize = 500;

/** Longest time a stage may promise. */
const longestStage = limits.pipeline.slaHours.max * hourMs;

/**
 * Gives the owner of an application a task once its promised answer is late, once per stage. The
 * candidate sees the delay on their own page. Reads the applications in pages to bound memory at a
 * large agency.
 */
export async function admitMissedPromises(signal: AbortSignal, now = new Date()): Promise<number> {
  const cursor = ApplicationModel.find({
    status: 'active',
    onHold: false,
    deletedAt: null,
    stageEnteredAt: {
      $lte: new Date(now.getTime() - hourMs),
      $gt: new Date(now.getTime() - longestStage - limits.application.promiseMissed),
    },
  })
    .sort({ stageEnteredAt: -1 })
    .lean()
    .cursor({ batchSize: pageSize }) as unknown as AsyncIterable<Application>;
  let done = 0;
  let page: Application[] = [];
  for await (const application of cursor) {
    if (signal.aborted || done >= maxTasks) return done;
    if (!isAdmitted(application)) page.push(application);
    if (page.length < pageSize) continue;
    done += await admitLate(page, now);
    page = [];
  }
  return done + (await admitLate(page, now));
}

/** Checks whether the current stage already has its task. */
const isAdmitted = ({ promiseMissedAt, stageEnteredAt }: Application): boolean =>
  Boolean(promiseMissedAt && promiseMissedAt >= stageEnteredAt);

async function admitLate(applications: readonly Application[], now: Date): Promise<number> {
  const [jobs, companies, pipelines, interviews] = await Promise.all([
    jobsById(applications.map(({ jobId }) => jobId)),
    companiesById(applications.map(({ companyId }) => companyId)),
    readPipelines(),
    nextInterviews(
      applications.map(({ candidateId }) => candidateId),
      now,
    ),
  ]);
  let done = 0;
  for (const application of applications) {
    const job = jobs.get(application.jobId.toHexString());
    const company = companies.get(application.companyId.toHexString());
    if (!job || !company || !takesPeople(job)) continue;
    const facts = {
      application,
      job,
      stage: pipelines.stage(application.stageId),
      company,
      interviewAt: interviews.get(application._id.toHexString()) ?? null,
      mustSign: false,
    };
    const waiting = waitingOf(facts, now);
    const missedFor = now.getTime() - (waiting.promisedBy?.getTime() ?? 0);
    if (!isLate(waiting, now) || missedFor > limits.application.promiseMissed) continue;
    const signs =
      application.stageKind === 'contracting' && (await waitsForSignature(application.candidateId));
    if (!signs && (await addTask(application, job))) done += 1;
  }
  return done;
}

/** Returns whether the candidate's record still exists to hold the task. */
async function addTask(application: Application, job: Job): Promise<boolean> {
  const candidate = await findLiveCandidate(application.candidateId);
  if (!candidate) return false;
  await transact(systemContext('applications.promised'), async (tx) => {
    await addRuleTask(tx, candidate, {
      title: `We are late with an answer: ${calledInNotices(job)}`.slice(0, 160),
      kind: 'promise',
      dueOn: dayOf(tx.at),
      assigneeId: application.ownerUserId,
      rule: promisedRule(application),
    });
    await ApplicationModel.updateOne(
      { _id: application._id },
      { $set: { promiseMissedAt: tx.at } },
      { session: tx.session },
    );
  });
  return true;
}
