import type { QueryFilter, Types, UpdateQuery } from 'mongoose';
import { stampVersion } from '../db/record-version.ts';
import type { Tx } from '../db/unit-of-work.ts';
import { UserModel, type User } from './user.model.ts';

/**
 * Changes a user inside a transaction and raises the version; returns null if the user does not, or
 * no longer, match `where`.
 */
export async function changeUser(
  tx: Tx,
  userId: Types.ObjectId,
  update: UpdateQuery<User>,
  where: QueryFilter<User> = {},
): Promise<User | null> {
  return UserModel.findOneAndUpdate(
    { ...where, _id: userId },
    stampVersion({ at: tx.at, userId: tx.userId ?? userId }, update),
    { session: tx.session, returnDocument: 'after', runValidators: true },
  ).lean();
}
