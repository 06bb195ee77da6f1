import { isObjectIdOrHexString, Types } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import { findPeople } from './people.ts';

/**
 * Adds the name of the user who changed the record to a version conflict, never their id; every
 * other error stays as it is. To be thrown by the caller.
 */
export async function nameConflictAuthor(error: unknown): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') return error;
  const by = error.context?.['by'];
  if (typeof by !== 'string' || !isObjectIdOrHexString(by)) return error;
  const id = new Types.ObjectId(by);
  const people = await findPeople([id]);
  const context = { ...error.context, by: people.name(id) };
  return new AppError('VERSION_CONFLICT', { context, cause: error });
}
