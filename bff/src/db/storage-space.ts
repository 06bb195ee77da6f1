/** OutOfDiskSpace and ExceededMemoryLimit of the database, and the file system's own words. */
const fullCodes: ReadonlySet<unknown> = new Set([14_031, 146, 'ENOSPC', 'EDQUOT']);

/** For how long a refused write counts where nothing else has been written since. */
const remembered = 60_000;
let refusedAt = -Infinity;

/** Notes a write that failed for want of space; whether the code of its error says so. */
export function recordDiskFull(code: unknown): boolean {
  const isFull = fullCodes.has(code);
  if (isFull) refusedAt = performance.now();
  return isFull;
}

/** Notes that a change was written: there is space again. */
export function recordDiskWritable(): void {
  refusedAt = -Infinity;
}

/** Whether the last write was refused for want of space. */
export const lacksSpace = (): boolean => performance.now() - refusedAt < remembered;
