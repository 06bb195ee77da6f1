import type { BodyOf, ownApplicationEndpoints } from '@muster/contracts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { confirmWithdrawal } from '../mails/person-mails.ts';
import { endApplication } from '../record/end-applications.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { listOwnApplications } from './list-own-applications.ts';
import { recordInterest } from './record-interest.ts';

type Endpoints = typeof ownApplicationEndpoints;

/** Answers yes or no to a job without the mailed link, which is closed. */
export const answerOwnInterest: Service<Endpoints['answer']> = (ctx, { params, body }) =>
  onOwn(ctx, params.id, (tx, found) => answerInterestOf(tx, found, body));

/**
 * Withdraws the candidate's application; the agency and a client who was shown the candidate are
 * notified.
 */
export const withdrawOwnApplication: Service<Endpoints['withdraw']> = (ctx, { params, body }) =>
  onOwn(ctx, params.id, (tx, found) => withdrawFrom(tx, found, body.note));

/** {@link answerOwnInterest} for a loaded application. */
export async function answerInterestOf(
  tx: Tx,
  found: FoundApplication,
  answer: BodyOf<Endpoints['answer']>,
): Promise<void> {
  await recordInterest(tx, found, answer);
  await revokeLinksTo(tx, { type: 'application', id: found.application._id }, 'completed');
}

/** {@link withdrawOwnApplication} for a loaded application; repeating changes nothing. */
export async function withdrawFrom(
  tx: Tx,
  found: FoundApplication,
  note: string | null,
): Promise<void> {
  const { application, job } = found;
  if (application.status === 'withdrawn' && application.exit?.side === 'candidate') return;
  const ending = { side: 'candidate', reasonId: null, note } as const;
  const after = await endApplication(tx, application, 'candidate_withdraw', ending, null);
  await notifyJobPeople(
    tx,
    { ...found, application: after },
    {
      topic: 'application_stage',
      title: `{name} withdrew from ${calledInNotices(job)}`,
      body: note,
    },
  );
  await confirmWithdrawal(tx, found);
}

async function onOwn(
  ctx: RequestContext,
  id: string,
  work: (tx: Tx, found: FoundApplication) => Promise<void>,
) {
  await transact({ ...ctx, idempotency: null }, async (tx) => {
    const candidate = await findOwnRecord(ctx.actor, tx.session);
    await work(tx, await findOwnApplication(tx, candidate, id));
  });
  return listOwnApplications(ctx);
}

/** @throws AppError NOT_FOUND for another candidate's */
export async function findOwnApplication(
  { session }: Tx,
  candidate: Candidate,
  id: string,
): Promise<FoundApplication> {
  const own = { _id: id, candidateId: candidate._id, deletedAt: null };
  const application = isRecordId(id)
    ? await ApplicationModel.findOne(own, null, { session }).lean()
    : null;
  const job =
    application &&
    (await jobsById([application.jobId], session)).get(application.jobId.toHexString());
  if (!application || !job) throw new AppError('NOT_FOUND');
  return { application, candidate, job };
}
