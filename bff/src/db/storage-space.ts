/** OutOfDiskSpace and ExceededMemoryLimit of the database, and the file system's own codes. */
const fullCodes: ReadonlySet<unknown> = new Set([14_031, 146, 'ENOSPC', 'EDQUOT']);

/** How long a refused write counts if nothing else has been written since. */
const remembered = 60_000;
let refusedAt = -Infinity;

/** Records a write that failed for lack of space; returns whether the error code means that. */
export function recordDiskFull(code: unknown): boolean {
  const isFull = fullCodes.has(code);
  if (isFull) refusedAt = performance.now();
  return isFull;
}

/** Records that a change was written, so that space is available again. */
export function recordDiskWritable(): void {
  refusedAt = -Infinity;
}

/** Checks whether the last write failed for lack of space. */
export const lacksSpace = (): boolean => performance.now() - refusedAt < remembered;
