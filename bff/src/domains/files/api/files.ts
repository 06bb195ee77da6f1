import type { Readable } from 'node:stream';
import { dayMs, fileFormats, limits, type FileView } from '@muster/contracts';
import { Types } from 'mongoose';
import { recordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { emit } from '../../../outbox/emit.ts';
import type { ByteRange } from '../../../http/mount-file.ts';
import { openBytes, readSlice, writeBytes } from '../file-bytes.ts';
import { FileModel, type StoredFile } from '../file.model.ts';
import { findOwnUpload, requireUnexpired, type Uploader } from '../upload/own-upload.ts';

export type { StoredFile, Uploader };
// The event for domains that use files.
export { fileClean } from '../scan/scan-file.ts';

/** Event of files whose content must be deleted at once. */
export const filesGivenUp = 'files.given_up';

/** Returns a complete file as readers see it. */
export function showFile(file: StoredFile): FileView {
  const { _id, name, format, size, sha256, width, height, pages, scan } = file;
  if (!format || !sha256) throw new AppError('UPLOAD_INCOMPLETE', { context: {} });
  const { type } = fileFormats[format];
  return { id: _id.toHexString(), name, format, type, size, sha256, width, height, pages, scan };
}

/**
 * Returns an accepted, unused file that the actor uploaded.
 * @throws AppError NOT_FOUND, UPLOAD_EXPIRED, UPLOAD_INCOMPLETE
 */
export async function findUnusedFile(
  { session }: { readonly session: Tx['session'] | null },
  actor: Uploader,
  id: string,
) {
  const file = await findOwnUpload(actor, id, session);
  if (file.status === 'used') throw new AppError('NOT_FOUND');
  requireUnexpired(file);
  if (file.status === 'receiving')
    throw new AppError('UPLOAD_INCOMPLETE', { context: { offset: file.offset } });
  return file;
}

/** Keeps an unused file until the form it belongs to is submitted. */
export const keepUnused = ({ session }: Tx, { _id }: StoredFile, expiresAt: Date) =>
  FileModel.updateOne({ _id, status: 'received' }, { $set: { expiresAt } }, { session });

/** Assigns a file to a record, once. @throws AppError NOT_FOUND if another request was faster */
export async function useFile({ session }: Tx, { _id }: StoredFile): Promise<void> {
  const { matchedCount } = await FileModel.updateOne(
    { _id, status: 'received' },
    { $set: { status: 'used', expiresAt: null } },
    { session },
  );
  if (matchedCount === 0) throw new AppError('NOT_FOUND');
}

/**
 * Releases these files: their bytes are deleted after the period in which the record can be
 * restored, bytes of blocked files at once.
 */
export async function releaseFiles(
  tx: Tx,
  ids: readonly Types.ObjectId[],
  keepMs = limits.restoreDays * dayMs,
): Promise<void> {
  const { session, at } = tx;
  const held = { _id: { $in: [...ids] }, status: { $in: ['received', 'used'] } } as const;
  const { matchedCount: blocked } = await FileModel.updateMany(
    { ...held, scan: 'blocked' },
    { $set: { status: 'released', expiresAt: at } },
    { session },
  );
  await FileModel.updateMany(
    held,
    { $set: { status: 'released', expiresAt: new Date(at.getTime() + keepMs) } },
    { session },
  );
  if (blocked > 0 || (keepMs === 0 && ids.length > 0)) emit(tx, filesGivenUp, {});
}

/**
 * Undoes a release. @throws AppError RESTORE_EXPIRED if the bytes are gone or were never to be kept
 */
export async function reclaimFile({ session }: Tx, id: Types.ObjectId): Promise<void> {
  const { matchedCount } = await FileModel.updateOne(
    { _id: id, status: 'released', scan: { $ne: 'blocked' } },
    { $set: { status: 'used', expiresAt: null } },
    { session },
  );
  if (matchedCount === 0) throw new AppError('RESTORE_EXPIRED');
}

/**
 * Takes one of the uploader's files into use: a received one, or a released one that is not deleted
 * yet.
 * @throws AppError NOT_FOUND, UPLOAD_EXPIRED, UPLOAD_INCOMPLETE, RESTORE_EXPIRED
 */
export async function takeFile(tx: Tx, actor: Uploader, id: string): Promise<void> {
  const { session } = tx;
  const own = { _id: recordId(id), userId: actor.userId };
  const released = await FileModel.exists({ ...own, status: 'released' }).session(session);
  if (released) await reclaimFile(tx, released._id);
  else await useFile(tx, await findUnusedFile(tx, actor, id));
}

/** Releases all files of these uploaders, used or not, with the bytes. */
export async function giveUpUploads(tx: Tx, uploaderIds: readonly Types.ObjectId[]): Promise<void> {
  const { modifiedCount } = await FileModel.updateMany(
    { userId: { $in: [...uploaderIds] } },
    { $set: { status: 'released', expiresAt: tx.at } },
    { session: tx.session },
  );
  if (modifiedCount > 0) emit(tx, filesGivenUp, {});
}

/** Returns files by id. */
export async function findFiles(
  ids: readonly Types.ObjectId[],
  session: Tx['session'] | null = null,
): Promise<Map<string, StoredFile>> {
  if (ids.length === 0) return new Map();
  const files = await FileModel.find({ _id: { $in: [...ids] } }, null, { session }).lean();
  return new Map(files.map((file) => [file._id.toHexString(), file]));
}

/** @throws AppError ATTACHMENT_SCAN_PENDING, ATTACHMENT_BLOCKED */
export function requireClean({ scan }: Pick<StoredFile, 'scan'>): void {
  if (scan === 'pending') throw new AppError('ATTACHMENT_SCAN_PENDING');
  if (scan === 'blocked') throw new AppError('ATTACHMENT_BLOCKED');
}

/** Reads a range of bytes of a clean file. */
export function readFileRange(file: StoredFile, range: ByteRange): Readable {
  requireClean(file);
  return openBytes(file.bytesId, range);
}

/**
 * Reads all bytes of a clean file, for code that needs them at once; documents have at most 25 MB.
 */
export async function readWholeFile(file: StoredFile): Promise<Buffer> {
  requireClean(file);
  return readSlice(file.bytesId, 0, file.size);
}

/** Stores the number of pages found in a document. */
export const setPages = ({ session }: Tx, id: Types.ObjectId, pages: number) =>
  FileModel.updateOne({ _id: id }, { $set: { pages } }, { session });

/** Stores a file made by the platform (photos, demo data), already clean and in use. */
export async function storeOwnFile(
  { session, at }: Tx,
  {
    name,
    purpose,
    format,
    sha256,
    bytes,
    small,
    ...rest
  }: Pick<StoredFile, 'name' | 'purpose' | 'sha256'> & {
    format: NonNullable<StoredFile['format']>;
    bytes: Buffer;
    /** The same picture in the small size. */
    small?: Buffer;
  } & Partial<Pick<StoredFile, 'userId' | 'width' | 'height' | 'pages'>>,
): Promise<StoredFile> {
  const file: StoredFile = {
    _id: new Types.ObjectId(),
    userId: null,
    name,
    purpose,
    status: 'used',
    size: bytes.length,
    offset: bytes.length,
    claimedSha256: null,
    bytesId: new Types.ObjectId(),
    format,
    sha256,
    width: null,
    height: null,
    smallSize: small?.length ?? null,
    pages: null,
    scan: 'clean',
    finding: null,
    createdAt: at,
    expiresAt: null,
    ...rest,
  };
  await writeBytes(file.bytesId, small ? Buffer.concat([bytes, small]) : bytes, session);
  await FileModel.insertMany([file], { session });
  return file;
}
