import type { Types } from 'mongoose';
import { readPieces, readSlice } from '../file-bytes.ts';

/** The bytes of an upload, readable in parts. */
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

/** Checks whether a pattern occurs anywhere in the bytes, even across two pieces. */
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
