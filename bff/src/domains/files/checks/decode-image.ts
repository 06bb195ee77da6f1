import { limits } from '@muster/contracts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { refuse } from '../refuse.ts';

// One picture after the other, and nothing kept of it: the decoder's threads are not ours, and
// what a picture takes there is bounded by its pixels.
sharp.cache(false);
sharp.concurrency(1);
let last: Promise<unknown> = Promise.resolve();

/** Works on a picture when the one before is done. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/**
 * What the header of a picture says of it.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED when it has too many pixels or cannot be read
 */
export async function requireReadable(bytes: Buffer): Promise<Metadata> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('damaged');
    });
  if (header.width * header.height > limits.file.pixels) throw refuse('too_many_pixels');
  return header;
}

/** The picture upright, as it was taken. */
export const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: limits.file.pixels, failOn: 'error' }).rotate();
