import { dayMs, limits } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { MessageBatchModel } from './message-batch.model.ts';

/**
 * Limits the recipients of an author's bulk mailings per day: the recipients of every mailing that
 * began to be sent. Of a cancelled one only actual recipients count.
 * @throws AppError MAIL_QUOTA_REACHED
 */
export async function requireQuota(
  authorId: Types.ObjectId,
  more: number,
  session: ClientSession | null = null,
): Promise<void> {
  const begun = await MessageBatchModel.find(
    { authorId, begunAt: { $gte: new Date(Date.now() - dayMs) } },
    { people: 1, stoppedAt: 1 },
    { session },
  ).lean();
  const going = begun.filter(({ stoppedAt }) => stoppedAt === null);
  const stopped = begun.filter(({ stoppedAt }) => stoppedAt !== null).map(({ _id }) => _id);
  const left = await EmailMessageModel.countDocuments({
    batchId: { $in: stopped },
    status: { $ne: 'cancelled' },
  }).session(session);
  if (going.reduce((sum, { people }) => sum + people, left) + more > limits.mail.bulkPerDay)
    throw new AppError('MAIL_QUOTA_REACHED', { context: { max: limits.mail.bulkPerDay } });
}
