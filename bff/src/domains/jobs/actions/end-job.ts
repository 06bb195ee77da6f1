import type { BodyOf, jobActionEndpoints, jobEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { isCommitted } from '../../../records/applications/live-applications.ts';
import { type Application } from '../../applications/api/applications.ts';
import { liveOnJob } from '../../applications/api/job-pipeline.ts';
import { mailableCandidates } from '../../../records/candidates/contact/mailable-candidates.ts';
import { giveUpSeats, seatsToGiveUp } from '../../../records/positions/ended-job-seats.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { changeJob, type MovedJob } from '../changes/change-job.ts';
import { isAwaitedRequest } from '../client/awaited-request.ts';
import { authorOf } from '../client/in-the-name-of.ts';
import { jobEnded } from '../notices/job-ended.ts';
import { findJobFor } from '../../../records/jobs/job-lookup.ts';
import { clientReader, notifyClient } from '../notices/job-mails.ts';
import { notifyStaff, wholeTeam } from '../notices/job-notices.ts';
import { holdsUntil } from '../../../records/jobs/job-seats.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { actOnJob } from './act-on-job.ts';

type EndBody = Omit<BodyOf<typeof jobActionEndpoints.close>, 'version'> & {
  version: number | null;
};

/**
 * Closes a job: open seats are given up, and remaining candidates are rejected in the background.
 */
export const closeJob: Service<typeof jobActionEndpoints.close> = (ctx, { params, body }) =>
  actOnJob(ctx, params.id, 'close', (tx, current) => endJob(tx, current, 'close', body));

/** Cancels a job, with the same effects as closing. */
export const cancelJob: Service<typeof jobActionEndpoints.cancel> = (ctx, { params, body }) =>
  actOnJob(ctx, params.id, 'cancel', (tx, current) => endJob(tx, current, 'cancel', body));

/** Ends a job within the transaction of the caller, who has checked the permission. */
export async function endJob(
  tx: Tx,
  current: Job,
  action: 'close' | 'cancel',
  body: EndBody,
): Promise<MovedJob> {
  const { session } = tx;
  const { note } = body;
  let live: Application[] = [];
  let reasonId: Types.ObjectId | null = null;
  let rejectReasonId: Types.ObjectId | null = null;
  const moved = await changeJob(tx, current, {
    action,
    version: body.version,
    isRepeat: (job) => String(job.closeReasonId) === body.reasonId && job.closeNote === body.note,
    guard: async () => {
      reasonId = (await chosenReason('job_close', body, session))._id;
      live = await liveOnJob(current._id, session);
      const selected = live.filter(isCommitted).length;
      if (selected > 0) throw new AppError('JOB_HAS_SELECTED', { context: { selected } });
      rejectReasonId = live.length > 0 ? await rejectionFor(body, tx) : null;
    },
    set: (job) => ({
      closedAt: tx.at,
      lastClosedAt: tx.at,
      closeReasonId: reasonId,
      closeNote: note,
      stateNote: note,
      holdSince: null,
      holds: holdsUntil(job, tx.at),
    }),
  });
  if (moved.already) return moved;
  const { job } = moved;
  await giveUpSeats(tx, job._id, note);
  if (rejectReasonId) emit(tx, jobEnded, endingOf(tx, job, rejectReasonId, body));
  if (isKnownToClient(current)) await notifyClient(tx, job, 'job_closed', null);
  await notifyStaff(tx, job, action === 'close' ? 'closed' : 'cancelled', wholeTeam(job));
  return moved;
}

/**
 * Returns the reason for rejecting the remaining candidates: one of the agency's that requires no
 * note.
 */
async function rejectionFor({ rejectReasonId }: EndBody, { session }: Tx): Promise<Types.ObjectId> {
  if (rejectReasonId === null) throw invalidField('rejectReasonId', 'REQUIRED');
  const reason = await chosenReason(
    'application_reject',
    { reasonId: rejectReasonId, note: null },
    session,
  ).catch((error: unknown) => {
    throw error instanceof AppError ? invalidField('rejectReasonId', 'NOT_ALLOWED') : error;
  });
  if (reason.side !== 'agency') throw invalidField('rejectReasonId', 'NOT_ALLOWED');
  return reason._id;
}

const endingOf = (
  tx: Tx,
  { _id }: Job,
  reasonId: Types.ObjectId,
  { notifyCandidates, notifyDelayHours }: EndBody,
) => ({
  jobId: _id,
  closedAt: tx.at.toISOString(),
  reasonId,
  tell: notifyCandidates,
  delayHours: notifyDelayHours,
  ...authorOf(tx),
});

/** The client does not know the agency's drafts, but knows a request that was sent back. */
const isKnownToClient = (job: Job): boolean => job.status !== 'draft' || isAwaitedRequest(job);

/** Returns the effects of closing or cancelling, for the confirmation page. */
export const readEndEffects: Service<typeof jobEndpoints.endEffects> = async (
  { actor },
  { params },
) => {
  const job = await findJobFor(actor, 'job.open', params.id);
  const live = await liveOnJob(job._id);
  const [mailable, seats, reader] = await Promise.all([
    mailableCandidates(live.map(({ candidateId }) => candidateId)),
    seatsToGiveUp(job._id),
    clientReader(job),
  ]);
  return {
    applications: live.length,
    mailable: mailable.length,
    selected: live.filter(isCommitted).length,
    positions: seats.length,
    clientMail: reader !== null && isKnownToClient(job),
  };
};
