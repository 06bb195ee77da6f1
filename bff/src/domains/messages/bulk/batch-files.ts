import { dayMs, limits } from '@muster/contracts';
import { stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { releaseFiles } from '../../files/api/files.ts';
import { MessageBatchModel, type MessageBatch } from './message-batch.model.ts';

/** By then every mail of a batch has left, or will not leave any more. */
const kept = limits.mail.planAhead + 30 * dayMs;

/** Gives up the files of a mail to many, which nobody is to get any more. */
export async function releaseFilesOf(
  tx: Tx,
  { _id, fileIds }: Pick<MessageBatch, '_id' | 'fileIds'>,
): Promise<void> {
  if (!fileIds?.length) return;
  await releaseFiles(tx, fileIds, 0);
  await MessageBatchModel.updateOne({ _id }, stampVersion(tx, { $set: { fileIds: [] } }), {
    session: tx.session,
  });
}

/** Files of mails to many that left long ago, or to which nobody agreed; how many mails. */
export const releaseLeftOvers = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<MessageBatch>(
    MessageBatchModel,
    { 'fileIds.0': { $exists: true }, createdAt: { $lt: new Date(now.getTime() - kept) } },
    {
      as: 'messages.releaseFiles',
      signal,
      work: async (tx, batch) => {
        await releaseFilesOf(tx, batch);
        return 1;
      },
    },
  );
