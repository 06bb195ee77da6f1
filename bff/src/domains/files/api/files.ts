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
// What follows for those who use a file.
export { fileClean } from '../scan/scan-file.ts';

/** Bytes of files are to go at once. */
export const filesGivenUp = 'files.given_up';

/** A whole file as others show it. */
export function showFile(file: StoredFile): FileView {
  const { _id, name, format, size, sha256, width, height, pages, scan } = file;
  if (!format || !sha256) throw new AppError('UPLOAD_INCOMPLETE', { context: {} });
  const { type } = fileFormats[format];
  return { id: _id.toHexString(), name, format, type, size, sha256, width, height, pages, scan };
}

/**
 * An accepted file that the actor brought and that nothing uses yet.
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

/** Keeps a file that nothing uses yet until something that is still being filled in is sent. */
export const keepUnused = ({ session }: Tx, { _id }: StoredFile, expiresAt: Date) =>
  FileModel.updateOne({ _id, status: 'received' }, { $set: { expiresAt } }, { session });

/** Gives a file to a record, once. @throws AppError NOT_FOUND when another was faster */
export async function useFile({ session }: Tx, { _id }: StoredFile): Promise<void> {
  const { matchedCount } = await FileModel.updateOne(
    { _id, status: 'received' },
    { $set: { status: 'used', expiresAt: null } },
    { session },
  );
  if (matchedCount === 0) throw new AppError('NOT_FOUND');
}

/**
 * Releases these files: their bytes are deleted after the days in which the record can be restored,
 * bytes of blocked files at once.
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

/** Takes a release back. @throws AppError RESTORE_EXPIRED when the bytes are gone, or never wanted */
export async function reclaimFile({ session }: Tx, id: Types.ObjectId): Promise<void> {
  const { matchedCount } = await FileModel.updateOne(
    { _id: id, status: 'released', scan: { $ne: 'blocked' } },
    { $set: { status: 'used', expiresAt: null } },
    { session },
  );
  if (matchedCount === 0) throw new AppError('RESTORE_EXPIRED');
}

/**
 * Takes a file of the uploader's into use: one that has arrived, or one that was given up and is not
 * gone yet.
 * @throws AppError NOT_FOUND, UPLOAD_EXPIRED, UPLOAD_INCOMPLETE, RESTORE_EXPIRED
 */
export async function takeFile(tx: Tx, actor: Uploader, id: string): Promise<void> {
  const { session } = tx;
  const own = { _id: recordId(id), userId: actor.userId };
  const released = await FileModel.exists({ ...own, status: 'released' }).session(session);
  if (released) await reclaimFile(tx, released._id);
  else await useFile(tx, await findUnusedFile(tx, actor, id));
}

/** Gives up whatever these uploaders brought, used or not, with the bytes. */
export async function giveUpUploads(tx: Tx, uploaderIds: readonly Types.ObjectId[]): Promise<void> {
  const { modifiedCount } = await FileModel.updateMany(
    { userId: { $in: [...uploaderIds] } },
    { $set: { status: 'released', expiresAt: tx.at } },
    { session: tx.session },
  );
  if (modifiedCount > 0) emit(tx, filesGivenUp, {});
}

/** Files by their ids. */
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

/** The bytes of a clean file, from one on and up to another. */
export function readFileRange(file: StoredFile, range: ByteRange): Readable {
  requireClean(file);
  return openBytes(file.bytesId, range);
}

/** All bytes of a clean file, for what cannot work with less; a document's, 25 MB at most. */
export async function readWholeFile(file: StoredFile): Promise<Buffer> {
  requireClean(file);
  return readSlice(file.bytesId, 0, file.size);
}

/** Notes how many pages a document was found to have. */
export const setPages = ({ session }: Tx, id: Types.ObjectId, pages: number) =>
  FileModel.updateOne({ _id: id }, { $set: { pages } }, { session });

/** A file of our own making (photos, demo data), clean as it is and in use. */
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
