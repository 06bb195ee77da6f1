/**
 * Whether something long has its turn: `npm test` runs each of these at every second or fourth run.
 * @param place of it among its like, from 0
 * @param oneOf how many runs share them
 */
export function isDue(place: number, oneOf: number): boolean;

/** Of what is tried in the same way on very many things, the quarter that a run takes. */
export function dueShare<T>(all: readonly T[]): T[];
export const shares: { readonly files: number; readonly long: number };

/**
 * Whether a test file has its turn: those that are never left out at every run, the longest at every
 * fourth, any other at every second.
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
