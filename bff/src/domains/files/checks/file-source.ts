import type { Types } from 'mongoose';
import { readPieces, readSlice } from '../file-bytes.ts';

/** The bytes of an upload, to be read in parts. */
export interface FileSource {
  readonly size: number;
  slice(start: number, end: number): Promise<Buffer>;
  pieces(): AsyncIterable<Buffer>;
}

export const fileSource = (id: Types.ObjectId, size: number): FileSource => ({
  size,
  slice: (start, end) => readSlice(id, start, end),
  pieces: () => readPieces(id),
});

/** Whether any of the patterns stands anywhere in the bytes, also across two pieces. */
export async function contains({ pieces }: FileSource, pattern: RegExp): Promise<boolean> {
  const overlap = 256;
  let before = '';
  for await (const piece of pieces()) {
    const text = before + piece.toString('latin1');
    if (pattern.test(text)) return true;
    before = text.slice(-overlap);
  }
  return false;
}
