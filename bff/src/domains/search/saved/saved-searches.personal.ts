import type { Types } from 'mongoose';
import { moveRows, moveRowsBack } from '../../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../../personal/personal-records.ts';
import { KnownPersonModel } from './known-person.model.ts';

/**
 * Candidates announced to owners of searches: after a merge the same person is not announced again.
 */
export const personalSearches: PersonalRecords = {
  name: 'saved searches',
  move: async (tx, { from, to }) => {
    const both: Types.ObjectId[] = await KnownPersonModel.distinct('searchId', {
      candidateId: to,
    }).session(tx.session);
    // If both are known, the row stays with the merged record, as it adds nothing.
    return moveRows(
      tx,
      KnownPersonModel,
      { candidateId: from, searchId: { $nin: both } },
      { $set: { candidateId: to } },
    );
  },
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, KnownPersonModel, undo, { candidateId: to }, { $set: { candidateId: from } }),
  // A colleague's searches are data about the colleague.
  collect: () => Promise.resolve([]),
  erase: async (tx, candidateId) => {
    await KnownPersonModel.deleteMany({ candidateId }, { session: tx.session });
  },
};
