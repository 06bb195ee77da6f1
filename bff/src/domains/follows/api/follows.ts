import type { FollowSubject } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { FollowModel, type FollowRecord } from '../follow.model.ts';

/** More are kept, and no longer all looked through: nobody reads news of so many. */
const most = 500;

/** The records that somebody follows, those followed last first. */
export async function followedBy(
  userId: Types.ObjectId,
  subjectType: FollowSubject,
): Promise<Types.ObjectId[]> {
  const follows = await FollowModel.find({ userId, subjectType }, { subjectId: 1 })
    .sort({ _id: -1 })
    .limit(most)
    .lean<Pick<FollowRecord, 'subjectId'>[]>();
  return follows.map(({ subjectId }) => subjectId);
}

/** Nobody follows a record any longer that is gone for good. */
export async function purgeFollows(
  { session }: Tx,
  subjectType: FollowSubject,
  subjectId: Types.ObjectId,
): Promise<void> {
  await FollowModel.deleteMany({ subjectType, subjectId }, { session });
}
