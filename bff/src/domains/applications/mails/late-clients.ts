import { clientDashboardRoutes, hourMs, href, limits } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { everyDue } from '../../../jobs/every-due.ts';
import { inTurn } from '../../../jobs/in-turn.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { decidersOf, submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { latestSubmissions } from '../../submissions/api/submissions.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { clientClockOf } from '../stages/stage-clock.ts';

/** First the deciders, then the client's admins, then a task for the account manager. */
const steps = 3;
const { nudgeEvery } = limits.application;

/** Reminds clients who owe an answer on a candidate: at their deadline, and twice more. */
export function nudgeClients(signal: AbortSignal, now = new Date()): Promise<number> {
  const waiting: QueryFilter<Application> = {
    status: 'active',
    stageKind: 'submitted',
    clientDecision: 'none',
    onHold: false,
    clientNudges: { $lt: steps },
    submittedAt: { $ne: null },
    awaitsResubmit: { $ne: true },
    deletedAt: null,
  };
  return inTurn(everyDue(ApplicationModel, waiting, signal), async (application) => {
    const job = (await jobsById([application.jobId])).get(application.jobId.toHexString());
    if (job?.status !== 'open' || !(await isDue(application, now))) return 0;
    await transact(systemContext('applications.clocks'), (tx) => nudge(tx, application, job, now));
    return 1;
  });
}

/** At least a day lies between two reminders, however late the first one was. */
async function isDue(application: Application, now: Date): Promise<boolean> {
  const { _id, clientNudges, clientNudgedAt, companyId } = application;
  const terms = await submissionTermsOf(companyId);
  const from = clientClockOf(application);
  if (!from || !terms) return false;
  const usual = terms.feedbackSlaHours * hourMs + clientNudges * nudgeEvery;
  const due = clientNudgedAt ? clientNudgedAt.getTime() + nudgeEvery : from.getTime() + usual;
  if (due > now.getTime()) return false;
  // A withdrawn submission needs no answer.
  const latest = (await latestSubmissions([_id])).get(_id.toHexString());
  return !latest?.withdrawnAt;
}

async function nudge(tx: Tx, application: Application, job: Job, now: Date): Promise<void> {
  const { modifiedCount } = await ApplicationModel.updateOne(
    { _id: application._id, clientNudges: application.clientNudges, clientDecision: 'none' },
    { $inc: { clientNudges: 1 }, $set: { clientNudgedAt: now } },
    { session: tx.session },
  );
  if (modifiedCount === 0) return;
  if (application.clientNudges === steps - 1) return askManager(tx, application, job);
  const deciders = await decidersOf(job, tx.session);
  const admins = deciders.filter(({ isAdmin }) => isAdmin);
  await sendNudge(tx, job, application.clientNudges === 0 ? deciders : admins);
}

/** What a colleague adds to the mail. */
interface OwnWords {
  readonly senderName: string;
  readonly message: string;
}

/**
 * Sends the reminder that an answer is due. It names no candidate, except in a colleague's own
 * words.
 */
export async function sendNudge(
  tx: Tx,
  job: Job,
  people: Awaited<ReturnType<typeof decidersOf>>,
  words: OwnWords = { senderName: agencyName(), message: '' },
): Promise<void> {
  for (const { email, firstName } of people)
    await sendMail(tx, {
      template: 'nudge_client_decision',
      to: email,
      subject: { type: 'job', id: job._id },
      variables: {
        firstName,
        agencyName: agencyName(),
        jobTitle: job.title,
        path: href(clientDashboardRoutes.dashboard),
        ...words,
      },
    });
}

async function askManager(tx: Tx, application: Application, job: Job): Promise<void> {
  const candidate = await findLiveCandidate(application.candidateId);
  if (!candidate) return;
  await addRuleTask(tx, candidate, {
    title: `Ask the client for an answer: ${calledInNotices(job)}`.slice(0, 160),
    kind: 'sla',
    dueOn: dayOf(tx.at),
    assigneeId: job.accountManagerId,
    rule: `application.late:${application._id.toHexString()}:${application.submissionVersion}`,
  });
}
