import type { ClientSession, Types } from 'mongoose';
import { findLeaving } from './people.ts';

/** Returns the day from which users are absent, for those whose leaving is decided. */
export async function leavingOf(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<(userId: Types.ObjectId) => Date | null> {
  const leaving = await findLeaving(ids, session);
  return (userId) => leaving.get(userId.toHexString()) ?? null;
}
