import type { FileView } from '@muster/contracts';
import type { Types } from 'mongoose';
import { systemContext } from '../../../db/unit-of-work.ts';
import { FileModel } from '../file.model.ts';
import { completeUpload } from './complete-upload.ts';
import type { Uploader } from './own-upload.ts';
import { giveUp } from './send-part.ts';

/**
 * Ends an upload of unknown length with the bytes that have arrived. Repeating it returns the same;
 * null if nothing arrived, in which case the upload is deleted.
 * @throws AppError as {@link completeUpload} for a file that is refused
 */
export async function closeUpload(
  actor: Uploader,
  id: Types.ObjectId,
  requestId: string,
): Promise<FileView | null> {
  const upload = await FileModel.findOne({ _id: id, userId: actor.userId }).lean();
  if (!upload) return null;
  if (upload.offset === 0) {
    await giveUp(upload);
    return null;
  }
  // A part that arrives concurrently would start after the end and is refused.
  await FileModel.updateOne(
    { _id: id, status: 'receiving', offset: upload.offset },
    { $set: { size: upload.offset } },
  );
  const ctx = { ...systemContext(requestId), actor };
  return completeUpload(ctx, { params: { id: id.toHexString() } });
}
