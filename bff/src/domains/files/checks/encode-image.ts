import { limits, type FileFormat } from '@muster/contracts';
import sharp, { type Sharp } from 'sharp';
import { readSlice } from '../file-bytes.ts';
import type { StoredFile } from '../file.model.ts';
import { refuse } from '../refuse.ts';

// One picture after the other, and nothing kept of it: the decoder's threads are not ours, and
// what a picture takes there is bounded by its pixels.
sharp.cache(false);
sharp.concurrency(1);
let last: Promise<unknown> = Promise.resolve();

interface EncodedImage {
  width: number;
  height: number;
  replacement: Buffer;
}

/**
 * Encodes a picture anew, upright: metadata, and whatever else came with the pixels, stay behind.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED when it has too many pixels or cannot be read
 */
export function encodeImage(
  { bytesId, size }: StoredFile,
  format: FileFormat,
): Promise<EncodedImage> {
  const encoded = last.then(async () => encode(await readSlice(bytesId, 0, size), format));
  last = encoded.catch(() => undefined);
  return encoded;
}

async function encode(bytes: Buffer, format: FileFormat): Promise<EncodedImage> {
  const { pixels, side } = limits.file;
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('damaged');
    });
  if (header.width * header.height > pixels) throw refuse('too_many_pixels');
  const upright = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true });
  try {
    const { data, info } = await inFormat(upright, format).toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, replacement: data };
  } catch {
    throw refuse('damaged');
  }
}

function inFormat(image: Sharp, format: FileFormat): Sharp {
  if (format === 'png') return image.png();
  if (format === 'webp') return image.webp({ quality: 85 });
  return image.jpeg({ quality: 88, mozjpeg: false });
}
