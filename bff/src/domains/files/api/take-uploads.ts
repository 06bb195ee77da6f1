import { maxBytes } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import { findUnusedFile, useFile, type StoredFile, type Uploader } from './files.ts';

/**
 * Takes the uploads that an author attaches to a text, each once.
 * @throws AppError for a file that is not allowed there
 */
export async function takeUploads(
  tx: Tx,
  actor: Uploader,
  fileIds: readonly string[],
): Promise<StoredFile[]> {
  const taken: StoredFile[] = [];
  for (const [index, id] of [...new Set(fileIds)].entries()) {
    const file = await findUnusedFile(tx, actor, id);
    const allowed = file.format === null ? null : maxBytes('general', file.format);
    if (allowed === null || file.size > allowed)
      throw invalidField(`fileIds[${index}]`, 'NOT_ALLOWED');
    await useFile(tx, file);
    taken.push(file);
  }
  return taken;
}

export const idsOfFiles = (files: readonly Pick<StoredFile, '_id'>[]): Types.ObjectId[] =>
  files.map(({ _id }) => _id);
