import type { Types } from 'mongoose';
import { findFiles, type StoredFile } from '../../files/api/files.ts';
import { AttachmentModel } from '../../../records/attachments/attachment.model.ts';

/** The clean files of a person that the person may have, the newest first. */
export async function filesOfPerson(candidateId: Types.ObjectId): Promise<StoredFile[]> {
  const found = await AttachmentModel.find({
    ownerType: 'candidate',
    ownerId: candidateId,
    deletedAt: null,
  })
    .sort({ createdAt: -1 })
    .lean();
  // What they brought, and what is shared with them (see `personMayRead`).
  const readable = found.filter(
    ({ uploadedByKind, visibility }) => uploadedByKind === 'candidate' || visibility !== 'internal',
  );
  const files = await findFiles(readable.map(({ fileId }) => fileId));
  return readable.flatMap(({ fileId }) => {
    const file = files.get(fileId.toHexString());
    return file?.scan === 'clean' ? [file] : [];
  });
}
