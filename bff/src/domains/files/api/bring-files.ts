import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import {
  findFiles,
  readWholeFile,
  releaseFiles,
  requireClean,
  storeOwnFile,
  type StoredFile,
} from './files.ts';
import { idsOfFiles, takeUploads } from './take-uploads.ts';

interface Room {
  /** Limits on the number of files and their bytes. */
  max: { count: number; bytes: number };
  /** Files attached so far. */
  held?: readonly Types.ObjectId[];
  /** Other files that count towards the limits. */
  besides?: { count: number; bytes: number };
  /** How long removed files are kept; by default not at all. */
  keepMs?: number;
}

/**
 * Attaches an author's files: new uploads are taken, each once; attached files that are left out
 * are released.
 * @throws AppError ATTACHMENT_SCAN_PENDING, ATTACHMENT_BLOCKED, VALIDATION_FAILED for too much
 */
export async function bringFiles(
  tx: Tx,
  actor: Actor,
  fileIds: readonly string[],
  { max, held = [], besides = { count: 0, bytes: 0 }, keepMs = 0 }: Room,
): Promise<Types.ObjectId[]> {
  const isWanted = new Set(fileIds);
  const isHeld = new Set(held.map(String));
  const kept = await findFiles(
    held.filter((id) => isWanted.has(id.toHexString())),
    tx.session,
  );
  const taken = await takeUploads(
    tx,
    actor,
    fileIds.filter((id) => !isHeld.has(id)),
  );
  const files = [...kept.values(), ...taken];
  for (const file of files) requireClean(file);
  const bytes = files.reduce((sum, { size }) => sum + size, besides.bytes);
  if (files.length + besides.count > max.count || bytes > max.bytes)
    throw invalidField('fileIds', 'TOO_MANY');
  const left = held.filter((id) => !isWanted.has(id.toHexString()));
  if (left.length > 0) await releaseFiles(tx, left, keepMs);
  return idsOfFiles(files);
}

/** Returns an independent copy of a file, which stays when the original is deleted. */
export async function copyFile(tx: Tx, file: StoredFile): Promise<StoredFile> {
  const { name, purpose, format, sha256, userId, width, height, pages } = file;
  if (!format) throw new Error('A file that has not arrived is not copied');
  const bytes = await readWholeFile(file);
  return storeOwnFile(tx, {
    name,
    purpose,
    format,
    sha256,
    bytes,
    userId,
    width,
    height,
    pages,
  });
}
