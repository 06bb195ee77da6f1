import { Readable } from 'node:stream';
import { imageFormats, photoPixels } from '@muster/contracts';
import type { Metadata } from 'sharp';
import { refuse } from '../refuse.ts';
import { decode, oneAtATime, requireReadable } from './decode-image.ts';
import { formatOfBytes, headBytes } from './format-of-bytes.ts';

/**
 * A square section of a picture: its left and upper edge, and its side as a share of the shorter
 * side.
 */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** A portrait in the two displayed sizes, as WebP. */
export interface EncodedPhoto {
  readonly large: Buffer;
  readonly small: Buffer;
}

/**
 * Crops a picture to a square and re-encodes it, without metadata or anything else that came with
 * the pixels.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED for an unsupported or unreadable picture
 */
export function encodePhoto(bytes: Buffer, crop: Crop | null): Promise<EncodedPhoto> {
  return oneAtATime(async () => {
    await requirePicture(bytes);
    const square = squareOf(uprightSize(await requireReadable(bytes)), crop);
    try {
      const cut = decode(bytes).extract(square);
      const inSize = (side: number) =>
        cut
          .clone()
          .resize(side, side)
          .flatten({ background: '#fff' })
          .webp({ quality: 82 })
          .toBuffer();
      return { large: await inSize(photoPixels.large), small: await inSize(photoPixels.small) };
    } catch {
      throw refuse('damaged');
    }
  });
}

/** Checks the first bytes, so that no other decoder is started. */
async function requirePicture(bytes: Buffer): Promise<void> {
  if (bytes.length === 0) throw refuse('empty');
  const source = {
    size: bytes.length,
    slice: (start: number, end: number) => Promise.resolve(bytes.subarray(start, end)),
    pieces: () => Readable.from([bytes]),
  };
  const format = await formatOfBytes(bytes.subarray(0, headBytes), source);
  if (format === null || format === 'text' || !imageFormats.includes(format))
    throw refuse('not_accepted');
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A camera held upright records this in the metadata. */
const uprightSize = ({ width, height, orientation = 1 }: Metadata): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/**
 * Returns the requested square in whole pixels within the picture; by default the largest centred
 * one.
 */
function squareOf({ width, height }: Size, crop: Crop | null) {
  const shorter = Math.min(width, height);
  const side = Math.max(1, Math.min(shorter, Math.round(shorter * (crop?.side ?? 1))));
  const within = (at: number, of: number) => Math.max(0, Math.min(of - side, Math.round(at)));
  return {
    left: within(crop ? crop.left * width : (width - side) / 2, width),
    top: within(crop ? crop.top * height : (height - side) / 2, height),
    width: side,
    height: side,
  };
}
