import type { Upload, fileEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Input } from '../../../http/mount.ts';
import { appendBytes, removeBytes } from '../file-bytes.ts';
import { FileModel, type StoredFile } from '../file.model.ts';
import { findOwnUpload, requireUnexpired, showUpload, type UploadContext } from './own-upload.ts';
import { tooLarge } from '../refuse.ts';

/**
 * Appends a part. Bytes received before are skipped, a gap is refused, and bytes and offset are
 * written atomically: after a lost connection the client asks for the offset and continues from
 * there.
 */
export async function sendPart(
  ctx: UploadContext,
  { params, query }: Pick<Input<typeof fileEndpoints.send>, 'params' | 'query'>,
  bytes: Buffer,
): Promise<Upload> {
  const file = await findOwnUpload(ctx.actor, params.id);
  requireUnexpired(file);
  if (query.offset + bytes.length > file.size) {
    // The declared size was wrong, so the upload is deleted. The length of a recording is not known
    // in advance, so it is kept.
    if (file.purpose !== 'recording') await giveUp(file);
    throw tooLarge(file.size);
  }
  return transact(ctx, async ({ session }) => {
    const upload = await findOwnUpload(ctx.actor, params.id, session);
    if (upload.status !== 'receiving') return showUpload(upload);
    if (query.offset > upload.offset)
      throw new AppError('UPLOAD_INCOMPLETE', { context: { offset: upload.offset } });
    const fresh = bytes.subarray(upload.offset - query.offset);
    if (fresh.length === 0) return showUpload(upload);
    const offset = upload.offset + fresh.length;
    // Written first, so that of two requests with the same part one is retried and finds nothing to
    // do.
    await FileModel.updateOne({ _id: upload._id }, { $set: { offset } }, { session });
    await appendBytes(upload.bytesId, upload.offset, fresh, session);
    return showUpload({ ...upload, offset });
  });
}

/** Deletes a failed upload with its bytes. */
export async function giveUp({ _id, bytesId }: Pick<StoredFile, '_id' | 'bytesId'>): Promise<void> {
  const { deletedCount } = await FileModel.deleteOne({ _id, status: 'receiving' });
  if (deletedCount === 1) await removeBytes(bytesId);
}
