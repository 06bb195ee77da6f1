import { closeSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The two kinds of files with documents. */
export type FileKind = 'journal' | 'snapshot';

const PATTERNS: Record<FileKind, RegExp> = {
  journal: /^journal-(\d+)\.log$/,
  snapshot: /^snapshot-(\d+)\.bson$/,
};

/** Returns the path of a generation's file. */
export function pathOf(folder: string, kind: FileKind, generation: number): string {
  return join(folder, `${kind}-${generation}.${kind === 'journal' ? 'log' : 'bson'}`);
}

/** Returns the numbers in file names that match a pattern with one group, ascending. */
export function numbered(folder: string, pattern: RegExp): number[] {
  return readdirSync(folder)
    .map((name) => pattern.exec(name)?.[1])
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Returns the generations with an existing file, ascending. */
export function generationsOf(folder: string, kind: FileKind): number[] {
  return numbered(folder, PATTERNS[kind]);
}

/** Returns the generations of the current content: the newest snapshot and its journals. */
export function currentFiles(folder: string): { snapshot: number | undefined; journals: number[] } {
  const snapshot = generationsOf(folder, 'snapshot').at(-1);
  const journals = generationsOf(folder, 'journal').filter((number) => number >= (snapshot ?? 0));
  return { snapshot, journals };
}

/** Makes created, renamed and removed file names durable. */
export function syncFolder(folder: string): void {
  const file = openSync(folder, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Removes files made obsolete by a newer snapshot. */
export function removeBefore(folder: string, generation: number): void {
  for (const kind of ['journal', 'snapshot'] as const) {
    for (const number of generationsOf(folder, kind)) {
      if (number < generation) rmSync(pathOf(folder, kind, number), { force: true });
    }
  }
}
