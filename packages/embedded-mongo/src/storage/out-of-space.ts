import { ServerError } from '../errors.ts';

/** The disk is full, or the user's quota or file size limit is reached. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Converts a file system error to MongoDB's `OutOfDiskSpace` (14031) or `InternalError` (1). */
export function outOfSpace(error: NodeJS.ErrnoException, what: string): ServerError {
  return new ServerError(FULL.has(error.code ?? '') ? 14031 : 1, `${what}: ${error.message}`);
}
