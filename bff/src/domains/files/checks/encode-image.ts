import { limits, type FileFormat } from '@muster/contracts';
import type { Sharp } from 'sharp';
import { readSlice } from '../file-bytes.ts';
import type { StoredFile } from '../file.model.ts';
import { refuse } from '../refuse.ts';
import { decode, oneAtATime, requireReadable } from './decode-image.ts';

interface EncodedImage {
  width: number;
  height: number;
  replacement: Buffer;
}

/**
 * Re-encodes a picture upright, without metadata or anything else that came with the pixels.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED if it has too many pixels or cannot be read
 */
export function encodeImage(
  { bytesId, size }: StoredFile,
  format: FileFormat,
): Promise<EncodedImage> {
  return oneAtATime(async () => encode(await readSlice(bytesId, 0, size), format));
}

async function encode(bytes: Buffer, format: FileFormat): Promise<EncodedImage> {
  const { side } = limits.file;
  await requireReadable(bytes);
  const upright = decode(bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true });
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
