import { dayMs, limits } from '@muster/contracts';
import { stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { releaseFiles } from '../../files/api/files.ts';
import { MessageBatchModel, type MessageBatch } from './message-batch.model.ts';

/** By then every mail of a batch has been sent or abandoned. */
const kept = limits.mail.planAhead + 30 * dayMs;

/** Releases the files of a bulk mailing that nobody will receive any more. */
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

/**
 * Releases files of bulk mailings that were sent long ago or never approved; returns the number of
 * mailings.
 */
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
