import type { Tx } from '../db/unit-of-work.ts';
import { releaseFiles } from '../domains/files/api/files.ts';
import type { EmailMessage } from './email-message.model.ts';

/** Gives up what was brought for these mails alone; files of a mail to many are its batch’s. */
export async function releaseBrought(
  tx: Tx,
  mails: readonly Pick<EmailMessage, 'fileIds' | 'batchId'>[],
): Promise<void> {
  const ids = mails.flatMap(({ fileIds, batchId }) => (batchId ? [] : (fileIds ?? [])));
  if (ids.length > 0) await releaseFiles(tx, ids, 0);
}
