import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobResolver } from '../bson/decode.ts';
import type { Doc } from '../bson/value.ts';
import { DamagedFile } from './damaged-file.ts';
import type { DiskReserve } from './disk-reserve.ts';
import { currentFiles, pathOf, removeBefore, syncFolder } from './folder.ts';
import { Journal } from './journal.ts';
import { readLog, requireWhole, type ReadResult } from './read-log.ts';
import { StoredDocs } from './stored-doc.ts';

/** Content of a data folder. */
export interface OpenedFolder {
  journal: Journal;
  generation: number;
  snapshotBytes: number;
  tornBytes: number;
}

/**
 * Reads a data folder into `onRecord`, with a flag for journal records, and opens its journal for
 * appending. Throws {@link DamagedFile} before changing anything.
 */
export function openFolder(
  folder: string,
  resolve: BlobResolver,
  beforeSync: () => Promise<void>,
  reserve: DiskReserve,
  onRecord: (record: Doc, isRecent: boolean) => void,
): OpenedFolder {
  const { snapshot, journals } = currentFiles(folder);
  // Most documents are not asked for soon, so decoding them would only delay the start.
  const documents = new StoredDocs();
  let snapshotBytes = 0;
  if (snapshot !== undefined) {
    const path = pathOf(folder, 'snapshot', snapshot);
    requireWhole(
      path,
      readLog(path, 'snapshot', snapshot, resolve, (own) => onRecord(own, false), documents),
    );
    snapshotBytes = statSync(path).size;
  }
  let last: ReadResult | undefined;
  let expected = snapshot ?? 0;
  for (const number of journals) {
    const path = pathOf(folder, 'journal', number);
    if (number !== expected++) throw missing(folder, expected - 1);
    last = readLog(path, 'journal', number, resolve, (own) => onRecord(own, true), documents);
    if (last.tornBytes > 0 && !mayBeTorn(folder, last, journals, number))
      throw new DamagedFile(path, last.goodBytes, 'it ends in a bad record');
  }
  if (snapshot !== undefined && journals.length === 0) throw missing(folder, snapshot);
  // From here on the folder is changed.
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.tmp')) rmSync(join(folder, name));
  }
  if (snapshot !== undefined) removeBefore(folder, snapshot);
  const newest = journals.at(-1);
  const old = newest !== undefined && last?.version === 1;
  if (old) truncateSync(pathOf(folder, 'journal', newest), last!.goodBytes);
  const generation = old ? newest + 1 : (newest ?? snapshot ?? 0);
  const journal = new Journal(folder, generation, old ? undefined : last, beforeSync, reserve);
  syncFolder(folder);
  return { journal, generation, snapshotBytes, tornBytes: last?.tornBytes ?? 0 };
}

function missing(folder: string, generation: number): DamagedFile {
  return new DamagedFile(pathOf(folder, 'journal', generation), 0, 'it is missing');
}

/** A journal is complete before the next one starts, except in the first format. */
function mayBeTorn(
  folder: string,
  { version }: ReadResult,
  journals: readonly number[],
  number: number,
): boolean {
  const later = journals.filter((other) => other > number);
  return (
    later.length === 0 ||
    (version === 1 && later.every((other) => statSync(pathOf(folder, 'journal', other)).size === 0))
  );
}
