import type { Types } from 'mongoose';
import { forgetValues } from '../../audit/forget-values.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { CallLogModel } from './call-log.model.ts';

const about = (candidateId: Types.ObjectId) => ({ candidateId });

/** A person's calls. Erasure counts the calls and deletes their content. */
export const personalCalls: PersonalRecords = {
  name: 'calls',
  count: (candidateId) => CallLogModel.countDocuments({ ...about(candidateId), deletedAt: null }),
  move: (tx, { from, to }) =>
    moveRows(tx, CallLogModel, about(from), { $set: { candidateId: to } }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, CallLogModel, undo, about(to), { $set: { candidateId: from } }),
  collect: async (candidateId) => {
    const calls = await CallLogModel.find({ ...about(candidateId), deletedAt: null })
      .sort({ happenedAt: 1 })
      .lean();
    return calls.map(({ happenedAt, direction, outcome, minutes, note }) => ({
      happenedAt: happenedAt.toISOString(),
      direction,
      outcome,
      minutes,
      note,
    }));
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await CallLogModel.distinct('_id', about(candidateId)).session(session);
    await CallLogModel.updateMany(about(candidateId), { $set: { note: '' } }, { session });
    await forgetValues(tx, 'call', ids);
  },
};
