import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import { findUnusedFile, useFile } from '../../files/api/files.ts';

/**
 * Takes an upload as the document of an identity; null if there is none.
 * @throws AppError NOT_FOUND, UPLOAD_INCOMPLETE, UPLOAD_EXPIRED, VALIDATION_FAILED
 */
export async function takeIdDocument(
  tx: Tx,
  actor: Actor,
  fileId: string | null | undefined,
  prefix: string,
): Promise<Types.ObjectId | null> {
  if (!fileId) return null;
  const file = await findUnusedFile(tx, actor, fileId);
  if (file.purpose !== 'certificate')
    throw new AppError('VALIDATION_FAILED', {
      fields: [fieldError(`${prefix}idDocumentFileId`, 'NOT_ALLOWED')],
    });
  await useFile(tx, file);
  return file._id;
}
