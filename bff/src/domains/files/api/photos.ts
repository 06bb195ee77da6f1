import { createHash } from 'node:crypto';
import {
  minuteMs,
  limits,
  photoPixels,
  type PhotoSize,
  type photoEndpoints,
  type QueryOf,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import { encodePhoto, type EncodedPhoto } from '../checks/encode-photo.ts';
import { findFiles, readFileRange, releaseFiles, storeOwnFile, type StoredFile } from './files.ts';

export type { EncodedPhoto };

/**
 * Turns an uploaded picture into the photo to store. Runs outside of transactions because it takes
 * a while.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED, RATE_LIMITED
 */
export async function receivePhoto(
  { actor, limit }: Pick<RequestContext, 'actor' | 'limit'>,
  { left, top, side }: QueryOf<typeof photoEndpoints.setOwn>,
  bytes: Buffer,
): Promise<EncodedPhoto> {
  await limit('upload', actor.userId.toHexString(), limits.file.uploadsPerMinute, minuteMs);
  const isAsked = left !== undefined && top !== undefined && side !== undefined;
  return encodePhoto(bytes, isAsked ? { left, top, side } : null);
}

/** Stores a photo, or none, and deletes the previous one. */
export async function replacePhoto(
  tx: Tx,
  photo: EncodedPhoto | null,
  before: Types.ObjectId | null | undefined,
): Promise<Types.ObjectId | null> {
  await forgetPhotos(tx, [before]);
  if (!photo) return null;
  const { large, small } = photo;
  const { _id } = await storeOwnFile(tx, {
    name: 'photo.webp',
    purpose: 'image',
    format: 'webp',
    sha256: createHash('sha256').update(large).digest('hex'),
    bytes: large,
    small,
    width: photoPixels.large,
    height: photoPixels.large,
  });
  return _id;
}

/** Returns photos as files for a personal data export. */
export const photoFiles = async (
  ids: readonly (Types.ObjectId | null | undefined)[],
): Promise<StoredFile[]> => [...(await findFiles(ids.flatMap((id) => id ?? []))).values()];

/** Deletes photos with their bytes once the transaction has committed. */
export async function forgetPhotos(
  tx: Tx,
  ids: readonly (Types.ObjectId | null | undefined)[],
): Promise<void> {
  const there = ids.flatMap((id) => id ?? []);
  if (there.length > 0) await releaseFiles(tx, there, 0);
}

/**
 * Reads the bytes of a photo.
 * @param id the current photo; null: there is none
 * @throws AppError NOT_FOUND if another one is requested
 */
export async function readPhoto(
  id: Types.ObjectId | null | undefined,
  asked: string,
  size: PhotoSize,
): Promise<RangedFileAnswer> {
  const file = id?.toHexString() === asked ? (await findFiles([id])).get(asked) : undefined;
  if (!file) throw new AppError('NOT_FOUND');
  const small = size === 'small' ? (file.smallSize ?? 0) : 0;
  const begin = small > 0 ? file.size : 0;
  return {
    name: file.name,
    contentType: 'image/webp',
    inline: true,
    kept: true,
    bytes: small > 0 ? small : file.size,
    part: ({ start, end }) => readFileRange(file, { start: begin + start, end: begin + end }),
  };
}
