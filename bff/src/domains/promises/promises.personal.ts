import type { Types } from 'mongoose';
import { forgetValues } from '../../audit/forget-values.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { withdrawOpen } from './changes/withdraw-promises.ts';
import { PromiseModel } from './promise.model.ts';

const about = (candidateId: Types.ObjectId) =>
  ({ subjectType: 'candidate', subjectId: candidateId }) as const;

/** Promises to a candidate. Kept and broken ones are still counted; their text is deleted. */
export const personalPromises: PersonalRecords = {
  name: 'promises',
  count: (candidateId) => PromiseModel.countDocuments({ ...about(candidateId), deletedAt: null }),
  move: (tx, { from, to }) => moveRows(tx, PromiseModel, about(from), { $set: { subjectId: to } }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, PromiseModel, undo, about(to), { $set: { subjectId: from } }),
  collect: async (candidateId) => {
    const promises = await PromiseModel.find({
      ...about(candidateId),
      deletedAt: null,
      isPrivate: false,
    })
      .sort({ createdAt: 1 })
      .lean();
    return promises.map(({ text, dueOn, status, createdAt }) => ({
      text,
      dueOn,
      status,
      at: createdAt.toISOString(),
    }));
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    await withdrawOpen(tx, about(candidateId));
    const ids = await PromiseModel.distinct('_id', about(candidateId)).session(session);
    await PromiseModel.updateMany(
      about(candidateId),
      { $set: { text: '', moves: [] } },
      { session },
    );
    await forgetValues(tx, 'promise', ids);
  },
};
