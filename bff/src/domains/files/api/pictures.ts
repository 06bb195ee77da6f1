import { imageFormats } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import {
  findFiles,
  findUnusedFile,
  readFileRange,
  releaseFiles,
  requireClean,
  showFile,
  useFile,
  type Uploader,
} from './files.ts';

/**
 * Takes an uploaded picture into use and releases the previous one.
 * @throws AppError VALIDATION_FAILED at `path`, ATTACHMENT_SCAN_PENDING, ATTACHMENT_BLOCKED
 */
export async function takePicture(
  tx: Tx,
  actor: Uploader,
  fileId: string | null,
  { before, path }: { before: Types.ObjectId | null; path: string },
): Promise<Types.ObjectId | null> {
  if (fileId === (before?.toHexString() ?? null)) return before;
  if (before) await releaseFiles(tx, [before]);
  if (fileId === null) return null;
  const file = await findUnusedFile(tx, actor, fileId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND'
      ? invalidField(path, 'NOT_FOUND')
      : error;
  });
  if (!file.format || !imageFormats.includes(file.format))
    throw invalidField(path, 'INVALID_OPTION');
  requireClean(file);
  await useFile(tx, file);
  return file._id;
}

/**
 * Reads the bytes of a picture for inline display.
 * @param id the current picture; null: there is none
 * @throws AppError NOT_FOUND if another one is requested, ATTACHMENT_SCAN_PENDING,
 *   ATTACHMENT_BLOCKED
 */
export async function readPicture(
  id: Types.ObjectId | null,
  asked: string,
): Promise<RangedFileAnswer> {
  const file = (await findFiles(id ? [id] : [])).get(asked);
  if (!file) throw new AppError('NOT_FOUND');
  requireClean(file);
  const { type, size } = showFile(file);
  return {
    name: file.name,
    contentType: type,
    inline: true,
    bytes: size,
    part: (range) => readFileRange(file, range),
  };
}
