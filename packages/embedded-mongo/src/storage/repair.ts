import { DiskReserve } from './disk-reserve.ts';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BlobStore, eachBlob } from './blobs.ts';
import type { Collection } from './collection.ts';
import { currentFiles, generationsOf, pathOf, syncFolder, type FileKind } from './folder.ts';
import { Journal } from './journal.ts';
import { lockFolder } from './lock.ts';
import { Replay } from './replay.ts';
import { salvageLog } from './salvage.ts';
import { writeSnapshot } from './snapshot.ts';

/** Findings and results of a repair. */
export interface RepairReport {
  /** Lost data, one line each; empty if nothing is damaged. */
  lost: string[];
  /** Number of remaining documents. */
  documents: number;
  /** Folder with the damaged files; undefined if nothing was changed. */
  aside: string | undefined;
}

/**
 * Saves the intact parts of a damaged data folder in a new snapshot and keeps the old files in a
 * separate folder beside it. Does not change an undamaged folder. Throws if the folder is in use.
 */
export async function repairFolder(folder: string, now = new Date()): Promise<RepairReport> {
  const unlock = lockFolder(folder);
  const blobs = new BlobStore(folder, new DiskReserve(folder, 0));
  try {
    const lost: string[] = [];
    const replay = new Replay({ adopt: true });
    readWhatIsGood(folder, blobs, replay, lost);
    const catalog = [...replay.collections.values()];
    for (const collection of catalog) dropUnreadable(collection, lost);
    for (const collection of catalog) dropBrokenIndexes(collection, lost);
    const documents = catalog.reduce((sum, { count }) => sum + count, 0);
    if (lost.length === 0) return { lost, documents, aside: undefined };
    const aside = join(folder, `damaged-${now.toISOString().replace(/[:.]/g, '-')}`);
    await replaceFiles(folder, aside, replay);
    return { lost, documents, aside };
  } finally {
    blobs.close();
    unlock();
  }
}

function readWhatIsGood(folder: string, blobs: BlobStore, replay: Replay, lost: string[]): void {
  const { snapshot, journals } = currentFiles(folder);
  const read = (kind: FileKind, generation: number): boolean => {
    const path = pathOf(folder, kind, generation);
    const { losses, ended } = salvageLog(path, kind, generation, blobs.resolve, (record) =>
      replay.add(record),
    );
    for (const { from, to } of losses) {
      // A write that was unfinished when the server was killed was never acknowledged.
      const torn =
        kind === 'journal' && generation === journals.at(-1) && to === statSync(path).size;
      const what = torn ? ' (at its end: perhaps never acknowledged)' : '';
      lost.push(`${basename(path)}: bytes ${from} to ${to}${what}`);
    }
    return ended || losses.length > 0;
  };
  if (snapshot !== undefined && !read('snapshot', snapshot))
    lost.push(`snapshot-${snapshot}.bson: its end is missing`);
  let expected = snapshot ?? 0;
  for (const number of journals) {
    for (; expected < number; expected++) lost.push(`journal-${expected}.log: it is missing`);
    read('journal', number);
    expected = number + 1;
  }
  if (snapshot !== undefined && journals.length === 0)
    lost.push(`journal-${snapshot}.log: it is missing`);
}

/** Drops documents with damaged large binaries. */
function dropUnreadable(collection: Collection, lost: string[]): void {
  for (const { idKey, doc } of Array.from(collection.records.values())) {
    try {
      eachBlob(doc, (blob) => blob.read());
    } catch (error) {
      lost.push(
        `${collection.namespace}: the document ${String(doc?.['_id'])}: ${String(error).split('. ')[0]}`,
      );
      collection.load(idKey, undefined);
    }
  }
}

/** If a lost deletion left two documents with the same key, the index can no longer be unique. */
function dropBrokenIndexes(collection: Collection, lost: string[]): void {
  for (const [name, index] of collection.indexes) {
    if (!index.fill(collection.records.values())) continue;
    lost.push(`${collection.namespace}: the unique index ${name}, because a key occurs twice`);
    collection.indexes.delete(name);
  }
}

async function replaceFiles(folder: string, aside: string, replay: Replay): Promise<void> {
  const kinds = ['journal', 'snapshot'] as const;
  const old = kinds.flatMap((kind) =>
    generationsOf(folder, kind).map((number) => pathOf(folder, kind, number)),
  );
  const generation = 1 + Math.max(...kinds.flatMap((kind) => generationsOf(folder, kind)));
  await new Journal(
    folder,
    generation,
    undefined,
    async () => {},
    new DiskReserve(folder, 0),
  ).close();
  await writeSnapshot({
    folder,
    generation,
    catalog: [...replay.collections.values()],
    notes: [...replay.notes.values()],
    settled: async () => {},
  });
  mkdirSync(aside, { mode: 0o700 });
  for (const path of old) renameSync(path, join(aside, basename(path)));
  syncFolder(aside);
  syncFolder(folder);
}
