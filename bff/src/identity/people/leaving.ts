import type { ClientSession, Types } from 'mongoose';
import { UserModel } from '../user.model.ts';

/** From when on some users are not here any more, as far as that is decided. */
export async function leavingOf(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<(userId: Types.ObjectId) => Date | null> {
  const leaving = await UserModel.find(
    { _id: { $in: [...ids] }, 'closing.at': { $gt: new Date(0) } },
    { closing: 1 },
    { session },
  ).lean();
  const byId = new Map(leaving.map(({ _id, closing }) => [_id.toHexString(), closing?.at ?? null]));
  return (userId) => byId.get(userId.toHexString()) ?? null;
}
