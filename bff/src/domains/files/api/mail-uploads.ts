import { fileFormats } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { MailFile } from '../../../mail/mail-file.ts';
import { findFiles, readWholeFile, type StoredFile } from './files.ts';

/** Returns the uploads attached to a mail; null if one is deleted or blocked. */
export async function readMailUploads(ids: readonly Types.ObjectId[]): Promise<MailFile[] | null> {
  const files = await findFiles(ids);
  const read: MailFile[] = [];
  for (const id of ids) {
    const file = await readMailFile(files.get(id.toHexString()));
    if (!file) return null;
    read.push(file);
  }
  return read;
}

/** Returns a file as a mail attachment; null if it is deleted or blocked. */
export async function readMailFile(file: StoredFile | undefined): Promise<MailFile | null> {
  if (!file?.format || file.scan !== 'clean' || file.status === 'released') return null;
  const bytes = await readWholeFile(file).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return bytes && { name: file.name, contentType: fileFormats[file.format].type, bytes };
}

/** Returns the names of mail uploads, by id. */
export async function shownUploads(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, { id: string; name: string; size: number }>> {
  const files = await findFiles(ids, session);
  return new Map([...files].map(([id, { name, size }]) => [id, { id, name, size }]));
}
