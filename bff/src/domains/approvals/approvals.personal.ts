import type { Types } from 'mongoose';
import { forgetValues } from '../../audit/forget-values.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { ApprovalModel } from './approval.model.ts';

const about = (candidateId: Types.ObjectId) => ({ concernsId: candidateId });

/** Decisions about a candidate: their fact is kept for ever, their text is not. */
export const personalApprovals: PersonalRecords = {
  name: 'approvals',
  // A request stays with its record; only the candidate whose name it contains changes.
  move: (tx, { from, to }) =>
    moveRows(tx, ApprovalModel, about(from), { $set: { concernsId: to } }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, ApprovalModel, undo, about(to), { $set: { concernsId: from } }),
  collect: () => Promise.resolve([]),
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await ApprovalModel.distinct('_id', about(candidateId)).session(session);
    await ApprovalModel.updateMany(
      about(candidateId),
      { $set: { reason: null, decisionNote: null, payload: null } },
      { session },
    );
    await ApprovalModel.updateMany(
      { ...about(candidateId), status: 'pending' },
      { $set: { status: 'withdrawn', previousStatus: 'pending', updatedAt: tx.at } },
      { session },
    );
    await forgetValues(tx, 'approval', ids);
  },
};
