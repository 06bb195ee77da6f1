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
