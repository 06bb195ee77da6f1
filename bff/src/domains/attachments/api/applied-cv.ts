import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { attachFile } from '../changes/attach-file.ts';

interface AppliedCv {
  candidateId: Types.ObjectId;
  /** What the file was brought for. */
  uploaderId: Types.ObjectId;
  fileId: Types.ObjectId;
  /** Whether it becomes the main one; somebody who is known keeps the one that staff settled on. */
  primary: boolean;
}

/** Puts the CV with which somebody applied on their record; the same one is there once. */
export async function attachAppliedCv(
  tx: Tx,
  { candidateId, uploaderId, fileId, primary }: AppliedCv,
): Promise<void> {
  await attachFile(tx, {
    actor: { userId: uploaderId },
    candidateId,
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
