import { hourMs, limits } from '@muster/contracts';
import { dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { findLiveCandidate } from '../../candidates/api/candidate-lookup.ts';
import { companiesById } from '../../companies/api/company-directory.ts';
import { calledInNotices } from '../../jobs/api/job-called.ts';
import { jobsById, takesPeople } from '../../jobs/api/job-lookup.ts';
import { readPipelines } from '../../pipelines/api/pipelines.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import { ApplicationModel, type Application } from '../application.model.ts';
import { promisedRule } from './promised-rule.ts';
import { isLate, waitingOf } from './standing.ts';

const batch = 200;

/** Nobody stands longer than this on a stage before its time runs out. */
const longestStage = limits.pipeline.slaHours.max * hourMs;

/**
 * The day by which somebody was promised an answer went by: whoever looks after them is asked to tell
 * them how it stands, once for each stage. The person reads of the delay on their own page.
 */
export async function admitMissedPromises(signal: AbortSignal, now = new Date()): Promise<number> {
  const applications = await ApplicationModel.find({
    status: 'active',
    onHold: false,
    deletedAt: null,
    stageEnteredAt: {
      $lte: new Date(now.getTime() - hourMs),
      $gt: new Date(now.getTime() - longestStage - limits.application.promiseMissed),
    },
  })
    .sort({ stageEnteredAt: -1, _id: 1 })
    .lean<Application[]>();
  const [jobs, companies, pipelines] = await Promise.all([
    jobsById(applications.map(({ jobId }) => jobId)),
    companiesById(applications.map(({ companyId }) => companyId)),
    readPipelines(),
  ]);
  let done = 0;
  for (const application of applications) {
    if (signal.aborted || done >= batch) break;
    const job = jobs.get(application.jobId.toHexString());
    const company = companies.get(application.companyId.toHexString());
    if (!job || !company || !takesPeople(job)) continue;
    const { promiseMissedAt, stageEnteredAt } = application;
    if (promiseMissedAt && promiseMissedAt >= stageEnteredAt) continue;
    const stage = pipelines.stage(application.stageId);
    const waiting = waitingOf(
      { application, stage, company, interviewAt: null, mustSign: false },
      now,
    );
    const missedFor = now.getTime() - (waiting.promisedBy?.getTime() ?? 0);
    if (!isLate(waiting, now) || missedFor > limits.application.promiseMissed) continue;
    const candidate = await findLiveCandidate(application.candidateId);
    if (!candidate) continue;
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
    done += 1;
  }
  return done;
}
