import type { FollowSubject } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { FollowModel } from '../follow.model.ts';

/** Upper bound on the records read; notifications about more would be useless. */
const max = 500;

/** Returns the records that a user follows, the most recently followed first. */
export async function followedBy(
  userId: Types.ObjectId,
  subjectType: FollowSubject,
): Promise<Types.ObjectId[]> {
  const follows = await FollowModel.find({ userId, subjectType }, { subjectId: 1 })
    .sort({ _id: -1 })
    .limit(max)
    .lean();
  return follows.map(({ subjectId }) => subjectId);
}

/** Removes the followers of a purged record. */
export async function purgeFollows(
  { session }: Tx,
  subjectType: FollowSubject,
  subjectId: Types.ObjectId,
): Promise<void> {
  await FollowModel.deleteMany({ subjectType, subjectId }, { session });
}
