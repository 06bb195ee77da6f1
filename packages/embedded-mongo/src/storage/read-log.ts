import { decode, type BlobResolver } from '../bson/decode.ts';
import type { Doc } from '../bson/value.ts';
import { DamagedFile } from './damaged-file.ts';
import type { FileKind } from './folder.ts';
import { FrameReader, type Frame } from './frame-reader.ts';

/** What a journal or snapshot file turned out to hold. */
export interface ReadResult {
  /** The version of the format; 0 when not even the header was written whole. */
  version: 0 | 1 | 2;
  /** Where the good frames end. */
  goodBytes: number;
  /** Bytes after them, of a frame that was never acknowledged. */
  tornBytes: number;
  frames: number;
  /** The last frame says that the file was finished on purpose. */
  ended: boolean;
}

/** The last document of a finished file: how many frames are before it. */
export function endMark(frames: number): Doc {
  return { e: frames };
}

/** The documents of a frame. */
export function* documentsOf({ payload }: Frame, resolve: BlobResolver): Generator<Doc> {
  for (let at = 0; at < payload.length; at += payload.readInt32LE(at)) {
    yield decode(payload, at, resolve);
  }
}

/**
 * Reads a file from its beginning to its end. A torn frame at the end is reported. A bad frame
 * that is followed by a good one, or missing frames, mean lost data: throws {@link DamagedFile}.
 */
export function readLog(
  path: string,
  kind: FileKind,
  generation: number,
  resolve: BlobResolver,
  onRecord: (record: Doc) => void,
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
      for (const record of documentsOf(found, resolve)) {
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

/** A snapshot was renamed into its place when it was complete, so it must be complete now. */
export function requireWhole(path: string, result: ReadResult): void {
  if (result.tornBytes > 0)
    throw new DamagedFile(path, result.goodBytes, 'it ends in a bad record');
  if (result.version === 2 && !result.ended)
    throw new DamagedFile(path, result.goodBytes, 'its end is missing');
}
