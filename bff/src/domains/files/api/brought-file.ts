import { claimedFormat, hourMs, maxBytes, type FilePurpose } from '@muster/contracts';
import { Types } from 'mongoose';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { checkFile } from '../checks/check-file.ts';
import { appendBytes, sealBytes, writeBytes } from '../file-bytes.ts';
import { FileModel, type StoredFile } from '../file.model.ts';
import { refuse, tooLarge } from '../refuse.ts';
import { fileReceived } from '../upload/complete-upload.ts';

/** A file that arrived by another way than an upload. */
interface BroughtFile {
  /** The record it came with, used instead of an uploader. */
  bringerId: Types.ObjectId;
  name: string;
  purpose: FilePurpose;
  bytes: Buffer;
}

/**
 * Receives a file that came with something else: it is checked and scanned like an upload, and
 * removed unless it is kept within the hour.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED with the reason, ATTACHMENT_TOO_LARGE
 */
export async function bringFile({
  bringerId,
  name,
  purpose,
  bytes,
}: BroughtFile): Promise<StoredFile> {
  const format = claimedFormat(name);
  const max = format && maxBytes(purpose, format);
  if (max === null) throw refuse('not_accepted');
  if (bytes.length === 0) throw refuse('empty');
  if (bytes.length > max) throw tooLarge(max);
  const ctx = systemContext(`bring:${bringerId.toHexString()}`);
  const file: StoredFile = {
    _id: new Types.ObjectId(),
    userId: bringerId,
    name,
    purpose,
    status: 'receiving',
    size: bytes.length,
    offset: bytes.length,
    claimedSha256: null,
    bytesId: new Types.ObjectId(),
    format: null,
    sha256: null,
    width: null,
    height: null,
    pages: null,
    scan: 'pending',
    finding: null,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + hourMs),
  };
  await transact(ctx, async ({ session }) => {
    await FileModel.insertMany([file], { session });
    await appendBytes(file.bytesId, 0, bytes, session);
  });
  // A file refused here is deleted when its hour is over.
  const { replacement, ...found } = await checkFile(file);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const kept = {
      ...found,
      status: 'received' as const,
      ...(replacement && { bytesId: new Types.ObjectId(), size: replacement.length }),
    };
    const whole: StoredFile = { ...file, ...kept };
    if (replacement) await writeBytes(whole.bytesId, replacement, session);
    else await sealBytes(file.bytesId, file.size, session);
    await FileModel.updateOne({ _id: file._id }, { $set: kept }, { session });
    emit(tx, fileReceived, { fileId: file._id });
    return whole;
  });
}

/** Keeps such files until a user decides where they belong. */
export async function keepBroughtFiles(
  { session }: Tx,
  ids: readonly Types.ObjectId[],
): Promise<void> {
  if (ids.length > 0)
    await FileModel.updateMany(
      { _id: { $in: [...ids] }, status: 'received' },
      { $set: { expiresAt: null } },
      { session },
    );
}
