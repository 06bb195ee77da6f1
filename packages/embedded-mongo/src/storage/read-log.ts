import { decode, type BlobResolver, type DocumentKeeper } from '../bson/decode.ts';
import type { Doc } from '../bson/value.ts';
import { DamagedFile } from './damaged-file.ts';
import type { FileKind } from './folder.ts';
import { FrameReader, type Frame } from './frame-reader.ts';

/** Result of reading a journal or snapshot file. */
export interface ReadResult {
  /** Version of the format; 0 if not even the header is complete. */
  version: 0 | 1 | 2;
  /** End of the valid frames. */
  goodBytes: number;
  /** Later bytes of a frame that was never acknowledged. */
  tornBytes: number;
  frames: number;
  /** The last frame says that the file was finished deliberately. */
  ended: boolean;
}

/** Returns the last document of a finished file: the number of frames before it. */
export function endMark(frames: number): Doc {
  return { e: frames };
}

/** Yields the documents of a frame; `keeper` may take parts of them as bytes. */
export function* documentsOf(
  { payload }: Frame,
  resolve: BlobResolver,
  keeper?: DocumentKeeper,
): Generator<Doc> {
  for (let at = 0; at < payload.length; at += payload.readInt32LE(at)) {
    yield decode(payload, at, resolve, keeper);
  }
}

/**
 * Reads a whole file. A torn frame at the end is reported. An invalid frame followed by a valid
 * one, or missing frames, mean lost data: throws {@link DamagedFile}.
 */
export function readLog(
  path: string,
  kind: FileKind,
  generation: number,
  resolve: BlobResolver,
  onRecord: (record: Doc) => void,
  keeper?: DocumentKeeper,
): ReadResult {
  const reader = new FrameReader(path, kind, generation);
  try {
    const { version, size, start } = reader;
    if (version === 0 && (kind === 'snapshot' || reader.frameFrom(0)))
      throw new DamagedFile(path, 0, 'its header is bad');
    if (version === 0) return { version, goodBytes: 0, tornBytes: size, frames: 0, ended: false };
    let frames = 0;
    let ended = false;
    let at = start;
    while (at < size) {
      const found = reader.frameAt(at);
      if (!found) {
        const next = reader.frameFrom(at + 1);
        if (next)
          throw new DamagedFile(path, at, `a bad record is followed by good ones (${next.at})`);
        break;
      }
      ended = false;
      for (const record of documentsOf(found, resolve, keeper)) {
        if (record['e'] === undefined) onRecord(record);
        else if (record['e'] === frames) ended = true;
        else throw new DamagedFile(path, at, `${frames} records instead of ${String(record['e'])}`);
      }
      frames++;
      at = found.end;
    }
    return { version, goodBytes: at, tornBytes: size - at, frames, ended };
  } finally {
    reader.close();
  }
}

/** A snapshot was renamed to its final name when complete, so it must be complete now. */
export function requireWhole(path: string, result: ReadResult): void {
  if (result.tornBytes > 0)
    throw new DamagedFile(path, result.goodBytes, 'it ends in a bad record');
  if (result.version === 2 && !result.ended)
    throw new DamagedFile(path, result.goodBytes, 'its end is missing');
}
