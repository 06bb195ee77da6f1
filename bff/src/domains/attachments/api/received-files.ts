import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { releaseFiles } from '../../files/api/files.ts';
import { attachFile } from '../changes/attach-file.ts';

interface ReceivedByMail {
  candidateId: Types.ObjectId;
  /** The mail that it arrived with. */
  bringerId: Types.ObjectId;
  fileId: Types.ObjectId;
  /** Whether the record's own candidate sent it, who may then read it as well. */
  isTheirs: boolean;
}

/** Attaches a mailed file to a record, once; false if there is no room for it. */
export async function attachReceivedFile(
  tx: Tx,
  { candidateId, bringerId, fileId, isTheirs }: ReceivedByMail,
): Promise<boolean> {
  try {
    await attachFile(tx, {
      actor: { userId: bringerId },
      owner: { ownerType: 'candidate', ownerId: candidateId },
      fileId: fileId.toHexString(),
      uploader: isTheirs ? 'candidate' : 'staff',
      visibility: 'internal',
      type: 'other',
      title: null,
      expiresOn: null,
      primary: false,
      mayRead: () => true,
    });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await releaseFiles(tx, [fileId], 0);
    return false;
  }
}
