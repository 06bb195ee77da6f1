import { Types } from 'mongoose';
import { AppError } from '../http/app-error.ts';

/** Checks whether the text is an id as the API shows it. */
export const isRecordId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/**
 * Parses the id of a path parameter. A malformed id cannot exist: NOT_FOUND, as for a foreign one.
 */
export function recordId(text: string): Types.ObjectId {
  if (!isRecordId(text)) throw new AppError('NOT_FOUND');
  return new Types.ObjectId(text);
}
