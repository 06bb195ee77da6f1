import { renameSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { encode } from '../bson/encode.ts';
import type { Doc } from '../bson/value.ts';
import { eachBlob, type UsedParts } from './blobs.ts';
import type { StoredOp } from './catalog-op.ts';
import type { Collection } from './collection.ts';
import { pathOf, syncFolder } from './folder.ts';
import { FILE_HEADER, fileHeader, frame } from './frame.ts';
import { endMark } from './read-log.ts';
import type { RetryNote } from './retry-note.ts';
import { StoredDoc } from './stored-doc.ts';

/*
 * snapshot-N holds everything up to the moment journal-N began; opening reads the newest snapshot
 * and every journal from that number on. A snapshot is written while work goes on and may hold
 * later versions of some documents: journal-N holds those versions too and settles them.
 */

/** A frame is closed once its documents take about this much memory. */
const FRAME_BYTES = 512 * 1024;

/** Input of a snapshot. */
export interface SnapshotSource {
  folder: string;
  generation: number;
  catalog: readonly Collection[];
  notes: readonly RetryNote[];
  /** Awaited before the snapshot is activated, so that it contains only durable data. */
  settled: () => Promise<void>;
}

/** Result of writing a snapshot. */
export interface WrittenSnapshot {
  bytes: number;
  /** The parts of segments that its documents reference. */
  used: UsedParts;
}

/**
 * Writes the snapshot of a generation in the background: temporary file, fsync, rename, fsync of
 * the folder. Leaves nothing behind on failure.
 */
export async function writeSnapshot(source: SnapshotSource): Promise<WrittenSnapshot> {
  const path = pathOf(source.folder, 'snapshot', source.generation);
  const temporary = `${path}.tmp`;
  try {
    const file = await open(temporary, 'w', 0o600);
    let written: WrittenSnapshot;
    try {
      written = await writeContent(file, source);
      await file.sync();
    } finally {
      await file.close();
    }
    await source.settled();
    renameSync(temporary, path);
    syncFolder(source.folder);
    return written;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

async function writeContent(
  file: FileHandle,
  { generation, catalog, notes }: SnapshotSource,
): Promise<WrittenSnapshot> {
  const used: UsedParts = new Map();
  let bytes = FILE_HEADER;
  let frames = 0;
  const put = async (record: Doc): Promise<void> => {
    const framed = frame([encode(record, true)]);
    await file.writeFile(framed);
    bytes += framed.length;
    frames++;
  };
  await file.writeFile(fileHeader('snapshot', generation));
  for (const collection of catalog) await put({ o: headerOf(collection) });
  for (const note of notes) await put({ o: [], s: { ...note } });
  for (const collection of catalog) {
    let ops: StoredOp[] = [];
    let size = 0;
    for (const { content, bytes } of collection.records.values()) {
      if (!content) continue;
      // Finds none in what is still as it was read: that refers to no other file.
      eachBlob(content, ({ segment, offset, length }) => {
        const parts = used.get(segment) ?? [];
        parts.push([offset, offset + length]);
        used.set(segment, parts);
      });
      const document = content instanceof StoredDoc ? content.encoded() : content;
      ops.push({ t: 'put', c: collection.id, d: document });
      size += bytes;
      if (size < FRAME_BYTES) continue;
      await put({ o: ops });
      ops = [];
      size = 0;
    }
    if (ops.length > 0) await put({ o: ops });
  }
  await put(endMark(frames));
  return { bytes, used };
}

function headerOf(collection: Collection): StoredOp[] {
  const { id, database, name, options } = collection;
  const ops: StoredOp[] = [{ t: 'create', c: id, db: database, name, options }];
  for (const index of collection.indexes.values()) {
    if (index.spec.name !== '_id_') ops.push({ t: 'index', c: id, spec: index.spec.source });
  }
  return ops;
}
