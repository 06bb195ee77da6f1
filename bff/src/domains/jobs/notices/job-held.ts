import { Types } from 'mongoose';
import { z } from 'zod';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import type { OutboxEvent } from '../../../outbox/event-handlers.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { interviewedOn, mailJobHold } from '../../applications/api/job-held.ts';
import { authorOf, authorSchema, inTheNameOf } from '../client/in-the-name-of.ts';

/** Event of a paused job whose candidates in interviews are to be informed. */
export const jobHeld = 'job.held_for_candidates';

const payloadSchema = z.object({
  jobId: z.string(),
  holdSince: z.iso.datetime(),
  ...authorSchema.shape,
});

/** Queues notifications to candidates in interviews. */
export const announceHold = (tx: Tx, { _id }: Job): void =>
  emit(tx, jobHeld, { jobId: _id, holdSince: tx.at.toISOString(), ...authorOf(tx) });

/**
 * Notifies candidates in interviews with the client one by one that the job is on hold; a repeated
 * run continues with the remaining ones, and stops if the job was resumed.
 */
export async function mailHold({ payload, requestId }: OutboxEvent): Promise<void> {
  const { jobId, holdSince, ...author } = payloadSchema.parse(payload);
  for (const application of await interviewedOn(new Types.ObjectId(jobId)))
    await transact(inTheNameOf(author, requestId), async (tx) => {
      const job = await JobModel.findById(jobId, null, { session: tx.session }).lean();
      if (job?.status === 'on_hold' && job.holdSince?.toISOString() === holdSince)
        await mailJobHold(tx, application, job);
    });
}
