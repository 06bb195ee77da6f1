import { hourMs } from '@muster/contracts';
import { Types } from 'mongoose';
import { z } from 'zod';
import { transact } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { OutboxEvent } from '../../../outbox/event-handlers.ts';
import { liveOnJob, rejectOnEndedJob } from '../../applications/api/job-pipeline.ts';
import { mailableCandidates } from '../../../records/candidates/contact/mailable-candidates.ts';
import { authorSchema, inTheNameOf } from '../client/in-the-name-of.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';

/** A job was closed or cancelled while people were on it. */
export const jobEnded = 'job.ended';

const payloadSchema = z.object({
  jobId: z.string(),
  closedAt: z.iso.datetime(),
  reasonId: z.string(),
  tell: z.boolean(),
  delayHours: z.number().default(0),
  ...authorSchema.shape,
});

/**
 * Rejects who was on a job that ended, one by one, in the name of who ended it; running again goes
 * on with those who are left. A job that was opened again meanwhile keeps its people.
 */
export async function rejectRemaining({ payload, requestId }: OutboxEvent): Promise<void> {
  const ending = payloadSchema.parse(payload);
  const jobId = new Types.ObjectId(ending.jobId);
  const live = await liveOnJob(jobId);
  const stillEnded = async () => {
    const job = await JobModel.findById(jobId).lean();
    return job?.closedAt?.toISOString() === ending.closedAt ? job : null;
  };
  for (const { _id, candidateId } of live) {
    const job = await stillEnded();
    if (!job) return;
    await transact(inTheNameOf(ending, requestId), async (tx) => {
      const [person] = ending.tell ? await mailableCandidates([candidateId], tx.session) : [];
      const sendAt = new Date(tx.at.getTime() + ending.delayHours * hourMs);
      const rejected = await rejectOnEndedJob(tx, _id, {
        side: 'agency',
        reasonId: new Types.ObjectId(ending.reasonId),
        note: null,
        ...(person && { toldAt: sendAt, toldBy: 'mail' as const }),
      });
      if (!rejected || !person) return;
      await sendMail(tx, {
        template: 'position_filled',
        to: person.email,
        subject: { type: 'application', id: _id },
        ...(ending.delayHours > 0 && { sendAt }),
        // Whose job it was stays with us.
        variables: { firstName: person.firstName, title: job.title, agencyName: agencyName() },
      });
    });
  }
}
