import { ServerError } from '../errors.ts';

/** The disk is full, or the quota or the limit on files of the user is reached. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** An error of the file system as MongoDB's: `OutOfDiskSpace` (14031) or `InternalError` (1). */
export function outOfSpace(error: NodeJS.ErrnoException, what: string): ServerError {
  return new ServerError(FULL.has(error.code ?? '') ? 14031 : 1, `${what}: ${error.message}`);
}
