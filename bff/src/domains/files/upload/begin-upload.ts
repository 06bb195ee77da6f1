import {
  claimedFormat,
  limits,
  minuteMs,
  maxBytes,
  type Upload,
  type fileEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { Input } from '../../../http/mount.ts';
import { FileModel, type StoredFile } from '../file.model.ts';
import { findOwnUpload, showUpload, type UploadContext } from './own-upload.ts';
import { refuse, tooLarge } from '../refuse.ts';

/** Begins an upload if a file of this name and size can be accepted at all. */
export async function beginUpload(
  ctx: UploadContext,
  { body }: Pick<Input<typeof fileEndpoints.begin>, 'body'>,
): Promise<Upload> {
  const { userId } = ctx.actor;
  const format = claimedFormat(body.name);
  const max = format && maxBytes(body.purpose, format);
  if (max === null) throw refuse('not_accepted');
  if (body.size === 0) throw refuse('empty');
  if (body.size > max) throw tooLarge(max);
  await ctx.limit('upload', userId.toHexString(), limits.file.uploadsPerMinute, minuteMs);
  const { sha256: claimedSha256, ...rest } = body;
  return transact(ctx, async (tx) =>
    showUpload(await openUpload(tx, { ...rest, userId, claimedSha256 })),
  );
}

/** Opens an upload for up to this many bytes. */
export async function openUpload(
  tx: Tx,
  file: Pick<StoredFile, 'userId' | 'name' | 'purpose' | 'size' | 'claimedSha256'>,
): Promise<StoredFile> {
  const upload: StoredFile = {
    ...file,
    _id: new Types.ObjectId(),
    status: 'receiving',
    offset: 0,
    bytesId: new Types.ObjectId(),
    format: null,
    sha256: null,
    width: null,
    height: null,
    pages: null,
    scan: 'pending',
    finding: null,
    createdAt: tx.at,
    expiresAt: new Date(tx.at.getTime() + limits.file.uploadLife),
  };
  await FileModel.insertMany([upload], { session: tx.session });
  return upload;
}

/** Returns the progress of the reader's own upload, to resume after a lost connection. */
export const readUpload = async (
  { actor }: UploadContext,
  { params }: Pick<Input<typeof fileEndpoints.read>, 'params'>,
): Promise<Upload> => showUpload(await findOwnUpload(actor, params.id));
