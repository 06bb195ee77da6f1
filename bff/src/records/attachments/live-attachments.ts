import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { AttachmentModel, type Attachment } from './attachment.model.ts';

export type { Attachment };

/** Returns a candidate's live attachments, the newest first, regardless of rights. */
export const liveAttachmentsOf = (
  candidateId: Types.ObjectId,
  session: Tx['session'] | null = null,
): Promise<Attachment[]> =>
  AttachmentModel.find({ ownerType: 'candidate', ownerId: candidateId, deletedAt: null }, null, {
    session,
  })
    .sort({ createdAt: -1, _id: -1 })
    .lean();

/** Returns which of these still exist, including restorable deleted ones. */
export async function existingAttachments(
  ids: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const found: Types.ObjectId[] = await AttachmentModel.distinct('_id', { _id: { $in: [...ids] } });
  return new Set(found.map(String));
}

/** Returns since when these exist, by id; without deleted ones. */
export async function attachmentsThere(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, { id: Types.ObjectId; createdAt: Date }>> {
  if (ids.length === 0) return new Map();
  const found = await AttachmentModel.find(
    { _id: { $in: [...ids] }, deletedAt: null },
    { createdAt: 1 },
    { session },
  ).lean();
  return new Map(found.map(({ _id: id, createdAt }) => [id.toHexString(), { id, createdAt }]));
}
