import { Types } from 'mongoose';
import { z } from 'zod';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { FollowModel } from './follow.model.ts';
import { purgeFollows } from './api/follows.ts';

const about = (candidateId: Types.ObjectId) =>
  ({ subjectType: 'candidate', subjectId: candidateId }) as const;

const undoSchema = z.object({
  twice: z.array(z.object({ id: z.string(), userId: z.string(), createdAt: z.string() })),
});

/** The followers of a candidate. A follower of both merged records follows the remaining one. */
export const personalFollows: PersonalRecords = {
  name: 'follows',
  count: (candidateId) => FollowModel.countDocuments(about(candidateId)),
  move: async (tx, { from, to }) => {
    const { session } = tx;
    const followers: Types.ObjectId[] = await FollowModel.distinct('userId', about(to)).session(
      session,
    );
    const ofBoth = { ...about(from), userId: { $in: followers } };
    const twice = await FollowModel.find(ofBoth, null, { session }).lean();
    if (twice.length > 0) await FollowModel.deleteMany(ofBoth, { session });
    const { count, undo } = await moveRows(tx, FollowModel, about(from), {
      $set: { subjectId: to },
    });
    return {
      count,
      undo: {
        ...undo,
        twice: twice.map(({ _id, userId, createdAt }) => ({
          id: _id.toHexString(),
          userId: userId.toHexString(),
          createdAt: createdAt.toISOString(),
        })),
      },
    };
  },
  moveBack: async (tx, { from, to }, undo) => {
    await moveRowsBack(tx, FollowModel, undo, about(to), { $set: { subjectId: from } });
    const { twice } = undoSchema.parse(undo);
    if (twice.length > 0)
      await FollowModel.insertMany(
        twice.map(({ id, userId, createdAt }) => ({
          _id: new Types.ObjectId(id),
          userId: new Types.ObjectId(userId),
          ...about(from),
          createdAt: new Date(createdAt),
        })),
        { session: tx.session },
      );
  },
  // The records that a user follows are data about that user.
  collect: () => Promise.resolve([]),
  erase: (tx, candidateId) => purgeFollows(tx, 'candidate', candidateId),
};
