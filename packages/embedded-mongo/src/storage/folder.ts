import { closeSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The two kinds of files that hold documents. */
export type FileKind = 'journal' | 'snapshot';

const PATTERNS: Record<FileKind, RegExp> = {
  journal: /^journal-(\d+)\.log$/,
  snapshot: /^snapshot-(\d+)\.bson$/,
};

/** Where the file of a generation lies. */
export function pathOf(folder: string, kind: FileKind, generation: number): string {
  return join(folder, `${kind}-${generation}.${kind === 'journal' ? 'log' : 'bson'}`);
}

/** The numbers in the names of a folder that match a pattern with one group, ascending. */
export function numbered(folder: string, pattern: RegExp): number[] {
  return readdirSync(folder)
    .map((name) => pattern.exec(name)?.[1])
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
}

/** The generations of which a file is there, ascending. */
export function generationsOf(folder: string, kind: FileKind): number[] {
  return numbered(folder, PATTERNS[kind]);
}

/** The generations whose files hold what is stored now: the newest snapshot and its journals. */
export function currentFiles(folder: string): { snapshot: number | undefined; journals: number[] } {
  const snapshot = generationsOf(folder, 'snapshot').at(-1);
  const journals = generationsOf(folder, 'journal').filter((number) => number >= (snapshot ?? 0));
  return { snapshot, journals };
}

/** Makes created, renamed and removed names durable. */
export function syncFolder(folder: string): void {
  const file = openSync(folder, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Removes what a newer snapshot makes superfluous. */
export function removeBefore(folder: string, generation: number): void {
  for (const kind of ['journal', 'snapshot'] as const) {
    for (const number of generationsOf(folder, kind)) {
      if (number < generation) rmSync(pathOf(folder, kind, number), { force: true });
    }
  }
}
