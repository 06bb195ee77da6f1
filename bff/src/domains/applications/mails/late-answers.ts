import { dayMs, hourMs } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { everyDue } from '../../../jobs/every-due.ts';
import { inTurn } from '../../../jobs/in-turn.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import { sendQuestion } from '../actions/interest.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { mailRefusal } from './person-mails.ts';
import { toldRule } from './told-rule.ts';

interface Late {
  application: Application;
  candidate: Candidate;
  job: Job;
}

/**
 * Reminds candidates without an answer once, then hands them over to the recruiter in charge.
 * Nobody is reminded while the application or its job is on hold, or if the job is filled.
 */
export async function remindOfInterest(signal: AbortSignal, now = new Date()): Promise<number> {
  const since = new Date(now.getTime() - agencySettings().deadlines.interestAnswerHours * hourMs);
  const silent = {
    status: 'active' as const,
    candidateInterest: 'asked' as const,
    onHold: false,
    deletedAt: null,
  };
  const first = { ...silent, interestRemindedAt: null, interestAskedAt: { $lte: since } };
  const second = { ...silent, interestRemindedAt: { $lte: since } };
  const asked = await each(signal, first, async (tx, late) => {
    if (late.job.status !== 'open') return 0;
    await ApplicationModel.updateOne(
      { _id: late.application._id, interestRemindedAt: null },
      { $set: { interestRemindedAt: tx.at } },
      { session: tx.session },
    );
    if ((await mailRefusal(late.candidate, tx.session)) === null)
      await sendQuestion(tx, late, late.application.interestMessage);
    return 1;
  });
  await each(signal, second, async (tx, { application, candidate, job }) => {
    if (job.status !== 'open') return 0;
    await addRuleTask(tx, candidate, {
      title: `No answer yet: ${calledInNotices(job)}`.slice(0, 160),
      kind: 'follow_up',
      dueOn: dayOf(tx.at),
      assigneeId: application.ownerUserId,
      rule: `application.interest:${application._id.toHexString()}`,
    });
    // Reminded once; from here on the owner handles it.
    await ApplicationModel.updateOne(
      { _id: application._id },
      { $set: { interestRemindedAt: forever } },
      { session: tx.session },
    );
    return 1;
  });
  return asked;
}

/** Gives the owner a task to tell a rejected candidate who does not know yet. */
export function remindOfLateAnswers(signal: AbortSignal, now = new Date()): Promise<number> {
  return each(signal, untold(now), async (tx, { application, candidate, job }) => {
    await addRuleTask(tx, candidate, {
      title: `Tell them about ${calledInNotices(job)}`.slice(0, 160),
      kind: 'promise',
      dueOn: dayOf(tx.at),
      assigneeId: application.ownerUserId,
      rule: toldRule(application),
    });
    await ApplicationModel.updateOne(
      { _id: application._id },
      { $set: { toldTaskAt: tx.at } },
      { session: tx.session },
    );
    return 1;
  });
}

const forever = new Date('9999-12-31T00:00:00.000Z');

/** Rejections within a week after the deadline; older ones are ignored. */
const untold = (now: Date): QueryFilter<Application> => {
  const due = new Date(now.getTime() - agencySettings().deadlines.rejectionToldHours * hourMs);
  return {
    status: 'rejected',
    'exit.toldAt': null,
    toldTaskAt: null,
    'exit.at': { $lte: due, $gt: new Date(due.getTime() - 7 * dayMs) },
    'exit.side': { $ne: 'candidate' },
    deletedAt: null,
  };
};

const each = (
  signal: AbortSignal,
  due: QueryFilter<Application>,
  work: (tx: Tx, late: Late) => Promise<0 | 1>,
): Promise<number> =>
  inTurn(everyDue(ApplicationModel, due, signal), async (application) => {
    const candidate = await findLiveCandidate(application.candidateId);
    const job = (await jobsById([application.jobId])).get(application.jobId.toHexString());
    if (!candidate || !job) return 0;
    return transact(systemContext('applications.clocks'), (tx) =>
      work(tx, { application, candidate, job }),
    );
  });
