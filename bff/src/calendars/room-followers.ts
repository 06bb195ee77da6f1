import type { Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';
import { provided } from '../provided.ts';

/** Runs in the same change in which the room of an interview opens. */
export type RoomFollower = (tx: Tx, interviewId: Types.ObjectId) => Promise<void>;

/** The followers of rooms that the domains name. */
export const roomFollowers = provided<readonly RoomFollower[]>('Followers of rooms');

export async function notifyRoomOpened(tx: Tx, interviewId: Types.ObjectId): Promise<void> {
  for (const follow of roomFollowers.read()) await follow(tx, interviewId);
}
