import type { Model, QueryFilter, Types } from 'mongoose';
import { invalidField } from '../http/app-error.ts';
import type { Tx } from './unit-of-work.ts';

interface Wanted {
  /** The input field with the value. */
  path: string;
  /** The record that may keep its value. */
  except?: Types.ObjectId | null | undefined;
}

/**
 * Refuses a value that another record has already, such as a name.
 * @param taken filter that matches such a record
 * @throws AppError VALIDATION_FAILED, NOT_UNIQUE at `path`
 */
export async function requireFree<T extends { _id: Types.ObjectId }>(
  { session }: Pick<Tx, 'session'>,
  model: Model<T>,
  taken: QueryFilter<T>,
  { path, except }: Wanted,
): Promise<void> {
  const others = { ...taken, ...(except && { _id: { $ne: except } }) } as QueryFilter<T>;
  if (await model.exists(others).session(session)) throw invalidField(path, 'NOT_UNIQUE');
}
