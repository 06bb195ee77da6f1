import type { ClientSession, Types } from 'mongoose';
import { UserModel, type User } from '../user.model.ts';

const closed: readonly User['status'][] = ['disabled', 'anonymised'];

/** Returns those of these users whose account is closed. */
export const closedAmong = (
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  UserModel.distinct('_id', { _id: { $in: [...ids] }, status: { $in: [...closed] } }).session(
    session,
  );
