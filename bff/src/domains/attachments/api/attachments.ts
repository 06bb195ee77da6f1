import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { forgetValues } from '../../../audit/forget-values.ts';
import { releaseFiles } from '../../files/api/files.ts';
import {
  AttachmentModel,
  AttachmentTextModel,
  type Attachment,
} from '../../../records/attachments/attachment.model.ts';

export type { Attachment };
export { staffMayRead } from '../attachments.policy.ts';
export { findForStaff } from '../reading/find-attachment.ts';
export { recordStoredCvs } from '../changes/primary-cv.ts';

/** Removes the attachments of a purged record, with their texts and content. */
export async function purgeAttachmentsOf(tx: Tx, ownerId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const found = await AttachmentModel.find({ ownerId }, { fileId: 1 }, { session }).lean();
  const ids = found.map(({ _id }) => _id);
  await releaseFiles(
    tx,
    found.map(({ fileId }) => fileId),
    0,
  );
  await AttachmentTextModel.deleteMany({ _id: { $in: ids } }, { session });
  await AttachmentModel.deleteMany({ _id: { $in: ids } }, { session });
  await forgetValues(tx, 'attachment', ids);
}
