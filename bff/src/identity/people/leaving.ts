import type { ClientSession, Types } from 'mongoose';
import { findLeaving } from './people.ts';

/** From when on some users are not here any more, as far as that is decided. */
export async function leavingOf(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<(userId: Types.ObjectId) => Date | null> {
  const leaving = await findLeaving(ids, session);
  return (userId) => leaving.get(userId.toHexString()) ?? null;
}
