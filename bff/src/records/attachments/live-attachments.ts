import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { AttachmentModel, type Attachment } from './attachment.model.ts';

export type { Attachment };

/** A candidate's live attachments, the newest first, regardless of rights. */
export const liveAttachmentsOf = (
  candidateId: Types.ObjectId,
  session: Tx['session'] | null = null,
): Promise<Attachment[]> =>
  AttachmentModel.find({ ownerType: 'candidate', ownerId: candidateId, deletedAt: null }, null, {
    session,
  })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Attachment[]>();

/** Which of these there still are, deleted ones that can come back included. */
export async function existingAttachments(
  ids: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const found: Types.ObjectId[] = await AttachmentModel.distinct('_id', { _id: { $in: [...ids] } });
  return new Set(found.map(String));
}
