import type { FileView, fileEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Input } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { checkFile } from '../checks/check-file.ts';
import { removeBytes, sealBytes, writeBytes } from '../file-bytes.ts';
import { FileModel } from '../file.model.ts';
import { showFile } from '../api/files.ts';
import { findOwnUpload, requireUnexpired, type UploadWriter } from './own-upload.ts';
import { giveUp } from './send-part.ts';

/** Event of an accepted file that waits for its scan. */
export const fileReceived = 'file.received';

/**
 * Completes an upload: every byte is checked, and the file is either accepted or refused and
 * deleted. Repeating it returns the same.
 */
export async function completeUpload(
  ctx: UploadWriter,
  { params }: Pick<Input<typeof fileEndpoints.complete>, 'params'>,
): Promise<FileView> {
  const upload = await findOwnUpload(ctx.actor, params.id);
  if (upload.status !== 'receiving') return transact(ctx, () => showFile(upload));
  requireUnexpired(upload);
  if (upload.offset < upload.size)
    throw new AppError('UPLOAD_INCOMPLETE', { context: { offset: upload.offset } });
  const found = await checkFile(upload).catch(async (error: unknown) => {
    if (error instanceof AppError) await giveUp(upload);
    throw error;
  });
  const replaced = found.replacement;
  const bytesId = replaced ? new Types.ObjectId() : upload.bytesId;
  const answer = await transact(ctx, async (tx) => {
    const { session } = tx;
    if (replaced) await writeBytes(bytesId, replaced, session);
    else await sealBytes(bytesId, upload.size, session);
    const file = await FileModel.findOneAndUpdate(
      { _id: upload._id, status: 'receiving' },
      {
        $set: {
          status: 'received',
          bytesId,
          size: replaced?.length ?? upload.size,
          format: found.format,
          sha256: found.sha256,
          width: found.width,
          height: found.height,
        },
      },
      { session, returnDocument: 'after' },
    ).lean();
    // A concurrent request has completed it.
    if (!file) return showFile(await findOwnUpload(ctx.actor, params.id, session));
    emit(tx, fileReceived, { fileId: file._id });
    return showFile(file);
  });
  if (replaced) await removeBytes(upload.bytesId);
  return answer;
}
