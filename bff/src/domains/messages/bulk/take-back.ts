import { Types } from 'mongoose';
import { stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { EmailMessageModel, waitingMailStatuses } from '../../../mail/email-message.model.ts';
import { withdrawPromisesOf, withdrawPromisesOfAll } from '../../promises/api/track-promises.ts';

/** Cancels a mail; false if it was sent. */
export async function takeBack(tx: Tx, mailId: string): Promise<boolean> {
  const { modifiedCount } = await EmailMessageModel.updateOne(
    { _id: mailId, status: { $in: [...waitingMailStatuses] } },
    stampVersion(tx, { $set: taken }),
    { session: tx.session },
  );
  if (modifiedCount === 0) return false;
  await withdrawPromisesOf(tx, { source: 'mail', sourceId: new Types.ObjectId(mailId) });
  return true;
}

const taken = {
  status: 'cancelled',
  undoUntil: null,
  scheduledFor: null,
  waitsFor: null,
} as const;

/** Cancels all unsent mails of a batch; returns their number. */
export async function takeBackAll(tx: Tx, batchId: Types.ObjectId): Promise<number> {
  const { session } = tx;
  const waiting = await EmailMessageModel.distinct('_id', {
    batchId,
    status: { $in: [...waitingMailStatuses] },
  }).session(session);
  const { modifiedCount } = await EmailMessageModel.updateMany(
    { _id: { $in: waiting }, status: { $in: [...waitingMailStatuses] } },
    stampVersion(tx, { $set: taken }),
    { session },
  );
  await withdrawPromisesOfAll(tx, 'mail', waiting);
  return modifiedCount;
}
