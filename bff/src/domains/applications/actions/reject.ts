import type { BodyOf, applicationEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { keepInPool } from '../../candidates/api/changes/keep-in-pool.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { endApplication } from '../record/end-applications.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { beginOnJob, findJobToAddTo, requireAddable } from './begin-on-job.ts';
import { mailOutcome, toldAs } from './tell-outcome.ts';

type Body = BodyOf<typeof applicationEndpoints.reject>;

/**
 * Ends an application because the agency or the client decided against it. The user who rejects
 * chooses how the candidate is told: by a mail, at once or later, in person already, or not yet.
 */
export const rejectApplication: Service<typeof applicationEndpoints.reject> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(ctx, params.id, 'application.reject', (tx, found) =>
    rejectFound(tx, ctx.actor, found, body),
  );

/** {@link rejectApplication} for a loaded application. */
export async function rejectFound(
  tx: Tx,
  actor: Actor,
  found: FoundApplication,
  body: Omit<Body, 'version'> & { version: number | null; keepForOtherJob?: boolean },
): Promise<Application> {
  const { application } = found;
  const reason = await chosenReason('application_reject', body, tx.session);
  if (reason.side === 'client' && application.submissionVersion === 0)
    throw invalidField('reasonId', 'NOT_ALLOWED');
  const side = reason.side === 'none' ? 'agency' : reason.side;
  const after = await endApplication(
    tx,
    application,
    'reject',
    {
      side,
      reasonId: reason._id,
      note: body.note,
      clientNote: body.clientNote,
      forOtherJob: body.keepForOtherJob ?? false,
      ...toldAs(tx, body.telling),
    },
    body.version,
  );
  if (after === application) return after;
  const bridge = await bridgeJobs(actor, body.bridge.jobIds, tx.session);
  await mailOutcome(tx, { ...found, application: after }, body.telling, {
    otherJobs: body.bridge.inMail ? namesOf(bridge) : '',
  });
  if (side === 'client') await noteDecision(tx, { ...found, application: after });
  if (body.poolId) await keep(tx, actor, application, body.poolId);
  for (const job of bridge) {
    const attempt = await requireAddable(found.candidate, job, tx.session);
    await beginOnJob(tx, { candidate: found.candidate, job, attempt, stage: 'added' });
  }
  return after;
}

/** Returns the other jobs that the rejection offers. @throws AppError NOT_FOUND, FORBIDDEN */
export async function bridgeJobs(
  actor: Actor,
  jobIds: readonly string[],
  session: ClientSession | null = null,
): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const id of new Set(jobIds)) jobs.push(await findJobToAddTo(actor, id, session));
  return jobs;
}

/** Joins the job titles for a mail, without the clients. */
export const namesOf = (jobs: readonly Job[]): string => jobs.map(({ title }) => title).join(', ');

async function noteDecision(tx: Tx, found: FoundApplication): Promise<void> {
  await ApplicationModel.updateOne(
    { _id: found.application._id },
    { $set: { clientDecision: 'reject' } },
    { session: tx.session },
  );
  await notifyJobPeople(tx, found, {
    topic: 'client_decision',
    title: `The client decided against {name} for ${calledInNotices(found.job)}`,
    body: found.application.exit?.forOtherJob
      ? 'The client would like to see them again, for another of its jobs.'
      : null,
    mail: 'client_rejected_internal',
  });
}

const keep = (tx: Tx, actor: Actor, { candidateId }: Application, poolId: string) =>
  keepInPool(tx, actor, { candidateId, poolId });
