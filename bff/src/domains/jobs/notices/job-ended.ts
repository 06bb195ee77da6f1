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

/** Event of a job that was closed or cancelled with candidates on it. */
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
 * Rejects the candidates of an ended job one by one, in the name of the user who ended it; a
 * repeated run continues with the remaining ones. If the job was reopened meanwhile, it keeps its
 * candidates.
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
        // The name of the client is not mentioned.
        variables: { firstName: person.firstName, title: job.title, agencyName: agencyName() },
      });
    });
  }
}
