import { limits } from '@muster/contracts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { refuse } from '../refuse.ts';

// One picture at a time without caching: the decoder's threads are outside this code's control, and
// its memory is bounded by the picture's pixels.
sharp.cache(false);
sharp.concurrency(1);
let last: Promise<unknown> = Promise.resolve();

/** Processes a picture after the previous one is done. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/**
 * Returns the metadata from a picture's header.
 * @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED if it has too many pixels or cannot be read
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

/** Decodes a picture and rotates it upright. */
export const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: limits.file.pixels, failOn: 'error' }).rotate();
