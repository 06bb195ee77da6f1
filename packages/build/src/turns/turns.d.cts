/**
 * Whether something has its turn: `npm test` runs it at every sixth run.
 * @param place of it among its like, from 0
 */
export function isDue(place: number): boolean;

/** Of what is tried in the same way on very many things, the share that a run takes. */
export function dueShare<T>(all: readonly T[]): T[];

/** Number of runs of `npm test` that share what takes turns. */
export const shares: number;

/**
 * Whether a test file has its turn. The longest are counted by themselves.
 * @param place of it among all files, from 0
 */
export function isFileDue(
  file: string,
  place: number,
  options: { always: readonly string[]; long: readonly string[] },
): boolean;

/** Whether a file is one of some, or lies in one of them. */
export function isIn(file: string, places: readonly string[]): boolean;

/** The files that differ from where the work began, from the root. */
export function changedFiles(): string[];
