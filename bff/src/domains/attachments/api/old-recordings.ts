import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  AttachmentModel,
  AttachmentTextModel,
  type Attachment,
} from '../../../records/attachments/attachment.model.ts';
import { releaseFiles } from '../../files/api/files.ts';

export type OldRecording = Pick<Attachment, '_id' | 'ownerId' | 'fileId' | 'createdAt'>;

/** Iterates over interview recordings from before a day. */
export const recordingsBefore = (before: Date): AsyncIterable<OldRecording> =>
  AttachmentModel.find(
    { type: 'interview_recording', createdAt: { $lt: before } },
    { ownerId: 1, fileId: 1, createdAt: 1 },
  )
    .lean()
    .cursor();

/** Deletes a recording permanently, its content at once; false if it was already gone. */
export async function purgeRecording(
  tx: Tx,
  { _id, fileId }: { _id: Types.ObjectId; fileId: Types.ObjectId },
): Promise<boolean> {
  const { session } = tx;
  const { deletedCount } = await AttachmentModel.deleteOne({ _id }, { session });
  if (deletedCount === 0) return false;
  await AttachmentTextModel.deleteOne({ _id }, { session });
  await releaseFiles(tx, [fileId], 0);
  await audit(tx, {
    action: 'attachment.purge',
    entity: 'attachment',
    entityId: _id,
    actorKind: 'job',
  });
  return true;
}
