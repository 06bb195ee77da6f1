import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { encode } from '../bson/encode.ts';
import { BlobRef, isDoc, type Value } from '../bson/value.ts';
import type { StoredOp } from './catalog-op.ts';
import type { Collection } from './collection.ts';
import { frame, Journal, readRecords } from './journal.ts';
import type { RetryNote } from './retry-note.ts';

/*
 * snapshot-N holds everything up to the moment journal-N began; opening reads the newest snapshot
 * and every journal from that number on. A snapshot is written while work goes on and may hold
 * later versions of some documents: journal-N holds those versions too and settles them.
 */

const CHUNK = 2000;

function pathOf(folder: string, kind: 'snapshot' | 'journal', generation: number): string {
  return join(folder, `${kind}-${generation}.${kind === 'journal' ? 'log' : 'bson'}`);
}

function generations(folder: string, kind: 'snapshot' | 'journal'): number[] {
  const pattern = kind === 'journal' ? /^journal-(\d+)\.log$/ : /^snapshot-(\d+)\.bson$/;
  return readdirSync(folder)
    .map((name) => pattern.exec(name)?.[1])
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Makes created, renamed and removed names durable. */
export function syncFolder(folder: string): void {
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}

/** What was found in a data folder. */
export interface OpenedFolder {
  journal: Journal;
  generation: number;
  snapshotBytes: number;
  tornBytes: number;
}

/** Reads a data folder into `onRecord` and opens its journal for appending. */
export function openGeneration(
  folder: string,
  beforeSync: () => Promise<void>,
  onRecord: (payload: Buffer) => void,
): OpenedFolder {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.tmp')) rmSync(join(folder, name));
  }
  const snapshot = generations(folder, 'snapshot').at(-1);
  let snapshotBytes = 0;
  if (snapshot !== undefined) {
    const path = pathOf(folder, 'snapshot', snapshot);
    const { tornBytes } = readRecords(path, onRecord);
    if (tornBytes > 0) throw new Error(`${path} is damaged: it ends in a bad record`);
    snapshotBytes = statSync(path).size;
  }
  const journals = generations(folder, 'journal').filter((number) => number >= (snapshot ?? 0));
  const last = journals.at(-1) ?? snapshot ?? 0;
  let goodBytes = 0;
  let tornBytes = 0;
  for (const number of journals) {
    const result = readRecords(pathOf(folder, 'journal', number), onRecord);
    if (number === last) ({ goodBytes, tornBytes } = result);
    else if (
      result.tornBytes > 0 &&
      journals.some(
        (later) => later > number && statSync(pathOf(folder, 'journal', later)).size > 0,
      )
    ) {
      throw new Error(`journal-${number} of ${folder} is damaged: it ends in a bad record`);
    }
  }
  if (snapshot !== undefined) removeBefore(folder, snapshot);
  const journal = new Journal(pathOf(folder, 'journal', last), goodBytes, beforeSync);
  syncFolder(folder);
  return { journal, generation: last, snapshotBytes, tornBytes };
}

/** Starts the journal of a new generation. */
export function nextGeneration(
  folder: string,
  generation: number,
  beforeSync: () => Promise<void>,
): Journal {
  const journal = new Journal(pathOf(folder, 'journal', generation), 0, beforeSync);
  syncFolder(folder);
  return journal;
}

/** Removes what a newer snapshot makes superfluous. */
export function removeBefore(folder: string, generation: number): void {
  for (const kind of ['journal', 'snapshot'] as const) {
    for (const number of generations(folder, kind)) {
      if (number < generation && existsSync(pathOf(folder, kind, number))) {
        rmSync(pathOf(folder, kind, number));
      }
    }
  }
}

/**
 * Writes the snapshot of a generation beside running work: temporary file, fsync, rename, fsync of
 * the folder. `settled` is awaited before the rename, so that it holds nothing that is not durable.
 */
export async function writeSnapshot(
  folder: string,
  generation: number,
  catalog: readonly Collection[],
  notes: readonly RetryNote[],
  settled: () => Promise<void>,
): Promise<{ bytes: number; segments: Set<number> }> {
  const path = pathOf(folder, 'snapshot', generation);
  const file = await open(`${path}.tmp`, 'w', 0o600);
  const segments = new Set<number>();
  let bytes = 0;
  const put = async (ops: StoredOp[], note?: RetryNote): Promise<void> => {
    const framed = frame(encode({ o: ops, ...(note ? { s: { ...note } } : {}) }, true));
    await file.write(framed);
    bytes += framed.length;
  };
  try {
    const header = catalog.map(headerOf);
    for (const ops of header) await put(ops);
    for (const note of notes) await put([], note);
    for (const collection of catalog) {
      let ops: StoredOp[] = [];
      for (const record of collection.records.values()) {
        if (!record.doc) continue;
        noteSegments(record.doc, segments);
        ops.push({ t: 'put', c: collection.id, d: record.doc });
        if (ops.length === CHUNK) {
          await put(ops);
          ops = [];
        }
      }
      if (ops.length > 0) await put(ops);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await settled();
  renameSync(`${path}.tmp`, path);
  syncFolder(folder);
  return { bytes, segments };
}

function headerOf(collection: Collection): StoredOp[] {
  const { id, database, name, options } = collection;
  const ops: StoredOp[] = [{ t: 'create', c: id, db: database, name, options }];
  for (const index of collection.indexes.values()) {
    if (index.spec.name !== '_id_') ops.push({ t: 'index', c: id, spec: index.spec.source });
  }
  return ops;
}

function noteSegments(value: Value, segments: Set<number>): void {
  if (value instanceof BlobRef) segments.add(value.segment);
  else if (Array.isArray(value)) for (const item of value) noteSegments(item, segments);
  else if (isDoc(value))
    for (const field of Object.keys(value)) noteSegments(value[field], segments);
}
