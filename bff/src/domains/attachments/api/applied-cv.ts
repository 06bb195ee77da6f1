import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { attachFile } from '../changes/attach-file.ts';

interface AppliedCv {
  candidateId: Types.ObjectId;
  /** What the file was uploaded for. */
  uploaderId: Types.ObjectId;
  fileId: Types.ObjectId;
  /** Whether it becomes the main CV; a known candidate keeps the one that staff chose. */
  primary: boolean;
}

/** Adds an application's CV to the candidate's record, unless the same file is already there. */
export async function attachAppliedCv(
  tx: Tx,
  { candidateId, uploaderId, fileId, primary }: AppliedCv,
): Promise<void> {
  await attachFile(tx, {
    actor: { userId: uploaderId },
    owner: { ownerType: 'candidate', ownerId: candidateId },
    uploader: 'candidate',
    fileId: fileId.toHexString(),
    type: 'cv',
    visibility: null,
    title: null,
    expiresOn: null,
    primary,
    mayRead: () => true,
  });
}
