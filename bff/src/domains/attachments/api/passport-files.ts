import type { Types } from 'mongoose';
import { findFiles, type StoredFile } from '../../files/api/files.ts';
import { AttachmentModel } from '../../../records/attachments/attachment.model.ts';

/** Returns a candidate's clean files that the candidate may have, the newest first. */
export async function filesOfPerson(candidateId: Types.ObjectId): Promise<StoredFile[]> {
  const found = await AttachmentModel.find({
    ownerType: 'candidate',
    ownerId: candidateId,
    deletedAt: null,
  })
    .sort({ createdAt: -1 })
    .lean();
  // Files they uploaded or that are shared with them (see `personMayRead`).
  const readable = found.filter(
    ({ uploadedByKind, visibility }) => uploadedByKind === 'candidate' || visibility !== 'internal',
  );
  const files = await findFiles(readable.map(({ fileId }) => fileId));
  return readable.flatMap(({ fileId }) => {
    const file = files.get(fileId.toHexString());
    return file?.scan === 'clean' ? [file] : [];
  });
}
