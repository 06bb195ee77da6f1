import { submissionRefusal, type BodyOf, type applicationActionEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { Decider } from '../../../records/companies/submission-terms.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { recordSubmission } from '../../../records/jobs/job-submissions.ts';
import { freezeSubmission } from '../../submissions/api/submissions.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import { changeApplication } from '../record/change-application.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { notifyPresented } from '../mails/person-mails.ts';
import { hasNewContent, readinessOf, type Readiness } from '../stages/readiness.ts';
import { notHeld } from '../stages/hold-clock.ts';
import { decisionAt } from '../stages/return-to-stage.ts';
import { atStage } from '../stages/stage-of.ts';
import { notifyDeciders } from './submission-mails.ts';

type Endpoints = typeof applicationActionEndpoints;
type Sending = BodyOf<Endpoints['resubmit']>;

/** Submits a candidate to the client: freezes what the client reads and notifies the deciders. */
export const submitApplication: Service<Endpoints['submit']> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.submit', async (tx, found) => {
    const { application } = found;
    const ready: Ready[] = [];
    const after = await changeApplication(tx, application, {
      action: 'submit',
      name: 'application.submit',
      event: 'submitted',
      version: body.version,
      guard: async () => {
        const now = await requireReady(tx, ctx.actor, found, body);
        if (!body.again) requireFirstTime(now);
        ready.push(now);
      },
      set: async (current) => ({
        ...(await atStage(tx, current, 'submitted')),
        ...submitted(tx, current),
        ...notHeld,
      }),
      note: body.note,
    });
    const [sending] = ready;
    if (!sending) return after;
    await send(tx, { ...found, application: after }, sending, body);
    await notifyPresented(tx, { ...found, application: after });
    await notifyJobPeople(
      tx,
      { ...found, application: after },
      {
        topic: 'application_stage',
        title: `{name} was submitted for ${calledInNotices(found.job)}`,
      },
    );
    return after;
  });

/** Submits the changes as a new version. */
export const resubmitApplication: Service<Endpoints['resubmit']> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.submit', async (tx, found) => {
    const ready: Ready[] = [];
    const after = await changeApplication(tx, found.application, {
      action: 'resubmit',
      name: 'application.resubmit',
      event: 'resubmitted',
      version: body.version,
      guard: async () => {
        const now = await requireReady(tx, ctx.actor, found, body);
        await requireChanges(tx, found, now);
        ready.push(now);
      },
      set: (current) => submitted(tx, current),
      note: body.note,
    });
    const [sending] = ready;
    if (sending) await send(tx, { ...found, application: after }, sending, body);
    return after;
  });

interface Ready {
  readiness: Readiness;
  recipients: Decider[];
}

const submitted = (
  tx: Tx,
  { submissionVersion, stageKind }: Application,
): Partial<Application> => ({
  submissionVersion: submissionVersion + 1,
  submittedAt: tx.at,
  submittedBy: tx.userId,
  clientSeenAt: null,
  clientDecision: decisionAt(stageKind),
  clientClockFrom: null,
  clientNudges: 0,
  clientNudgedAt: null,
  awaitsResubmit: false,
});

async function requireReady(
  tx: Tx,
  actor: Actor,
  found: FoundApplication,
  { recipientIds }: Sending,
): Promise<Ready> {
  await recordSubmission(tx, found.job._id);
  const readiness = await readinessOf(actor, found, tx.session);
  const refusal = submissionRefusal(readiness.checks);
  if (refusal) throw new AppError(refusal.code, { context: contextOf(found, readiness, refusal) });
  const recipients = recipientIds
    ? readiness.deciders.filter(({ userId }) => recipientIds.includes(userId.toHexString()))
    : readiness.deciders;
  if (recipients.length === 0) throw invalidField('recipientIds', 'NOT_ALLOWED');
  return { readiness, recipients };
}

/** Returns the error's context; it never contains the reason of an exclusion. */
function contextOf(
  { job }: FoundApplication,
  { atClient }: Readiness,
  { code, missing }: NonNullable<ReturnType<typeof submissionRefusal>>,
): Record<string, unknown> {
  if (code === 'SUBMISSION_LIMIT_REACHED')
    return { missing, atClient, submissionLimit: job.submissionLimit };
  if (code === 'CONSENT_REQUIRED') return { missing, purpose: 'share_with_clients' };
  if (code === 'JOB_NOT_OPEN') return { missing, state: job.status };
  return { missing };
}

/** Rejects a candidate who was shown to this client recently, unless confirmed. */
function requireFirstTime({ readiness }: Ready): void {
  if (readiness.checks.some(({ key, state }) => key === 'same_client' && state === 'warning'))
    throw new AppError('APPLICATION_NOT_READY', { context: { missing: ['same_client'] } });
}

async function requireChanges(
  tx: Tx,
  { application }: FoundApplication,
  { readiness }: Ready,
): Promise<void> {
  if (!(await hasNewContent(application, readiness, tx.session)))
    throw new AppError('APPLICATION_NOT_READY', { context: { missing: ['changes'] } });
}

async function send(
  tx: Tx,
  { application, candidate, job }: FoundApplication,
  { readiness, recipients }: Ready,
  { timing, note }: Sending,
): Promise<void> {
  await freezeSubmission(tx, {
    applicationId: application._id,
    candidateId: candidate._id,
    companyId: job.companyId,
    jobId: job._id,
    version: application.submissionVersion,
    view: readiness.view,
    recipientIds: recipients.map(({ userId }) => userId),
  });
  await notifyDeciders(tx, { job, applicationId: application._id, recipients, timing, note });
}
