import type { Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';

/** What a domain does in the same change when the room of an interview opens. */
export type RoomFollower = (tx: Tx, interviewId: Types.ObjectId) => Promise<void>;

let followers: readonly RoomFollower[] = [];

/** The app says at its start who follows rooms: those that its domains name. */
export function provideRoomFollowers(all: readonly RoomFollower[]): void {
  followers = all;
}

export async function tellRoomOpened(tx: Tx, interviewId: Types.ObjectId): Promise<void> {
  for (const follow of followers) await follow(tx, interviewId);
}
