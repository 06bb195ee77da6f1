import type { FollowSubject } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { FollowModel } from '../follow.model.ts';

/** More are stored but not read: news of so many records would be useless. */
const most = 500;

/** The records a user follows, the most recently followed first. */
export async function followedBy(
  userId: Types.ObjectId,
  subjectType: FollowSubject,
): Promise<Types.ObjectId[]> {
  const follows = await FollowModel.find({ userId, subjectType }, { subjectId: 1 })
    .sort({ _id: -1 })
    .limit(most)
    .lean();
  return follows.map(({ subjectId }) => subjectId);
}

/** A purged record loses its followers. */
export async function purgeFollows(
  { session }: Tx,
  subjectType: FollowSubject,
  subjectId: Types.ObjectId,
): Promise<void> {
  await FollowModel.deleteMany({ subjectType, subjectId }, { session });
}
