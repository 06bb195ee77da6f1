import type { Types } from 'mongoose';
import { moveRows, moveRowsBack } from '../../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../../personal/personal-records.ts';
import { KnownPersonModel } from './known-person.model.ts';

/** Of whom owners of searches were told: after a merge no owner hears of the same person again. */
export const personalSearches: PersonalRecords = {
  name: 'saved searches',
  move: async (tx, { from, to }) => {
    const both: Types.ObjectId[] = await KnownPersonModel.distinct('searchId', {
      candidateId: to,
    }).session(tx.session);
    // Where both are known the row stays with the one that is gone: it says nothing new.
    return moveRows(
      tx,
      KnownPersonModel,
      { candidateId: from, searchId: { $nin: both } },
      { $set: { candidateId: to } },
    );
  },
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, KnownPersonModel, undo, { candidateId: to }, { $set: { candidateId: from } }),
  // What a colleague looks for is data about the colleague.
  collect: () => Promise.resolve([]),
  erase: async (tx, candidateId) => {
    await KnownPersonModel.deleteMany({ candidateId }, { session: tx.session });
  },
};
