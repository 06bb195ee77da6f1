import type { BlobResolver } from '../bson/decode.ts';
import type { Doc } from '../bson/value.ts';
import type { FileKind } from './folder.ts';
import { FrameReader } from './frame-reader.ts';
import { documentsOf } from './read-log.ts';

/** Unreadable bytes of a file. */
export interface Loss {
  from: number;
  to: number;
}

/**
 * Reads every valid frame of a file, whatever lies between them. Returns the skipped parts, and
 * whether the file was finished deliberately.
 */
export function salvageLog(
  path: string,
  kind: FileKind,
  generation: number,
  resolve: BlobResolver,
  onRecord: (record: Doc) => void,
): { losses: Loss[]; ended: boolean } {
  const reader = new FrameReader(path, kind, generation);
  const losses: Loss[] = [];
  let ended = false;
  let frames = 0;
  try {
    const { size } = reader;
    if (reader.version === 0 && size > 0) losses.push({ from: 0, to: reader.start });
    for (let at = reader.start; at < size;) {
      const found = reader.frameAt(at) ?? reader.frameFrom(at + 1);
      if (found?.at !== at) losses.push({ from: at, to: found?.at ?? size });
      if (!found) break;
      ended = false;
      for (const record of documentsOf(found, resolve)) {
        if (record['e'] === undefined) onRecord(record);
        else ended = record['e'] === frames;
      }
      frames++;
      at = found.end;
    }
    return { losses, ended };
  } finally {
    reader.close();
  }
}
