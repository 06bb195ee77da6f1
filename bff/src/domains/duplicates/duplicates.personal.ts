import type { Types } from 'mongoose';
import { forgetValues } from '../../audit/forget-values.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { blankMerged, mergedInto } from '../candidates/api/merging/merged-candidates.ts';
import { CandidateMergeModel } from './candidate-merge.model.ts';
import { DuplicateHintModel } from './duplicate-hint.model.ts';
import { pairsWith } from './hint-pairs.ts';

/**
 * Data that merges leave behind. A merge handles it itself; anonymising deletes the duplicate
 * pairs, the undo data, and the personal data in records that were merged into this one.
 */
export const personalDuplicates: PersonalRecords = {
  name: 'duplicates',
  move: () => Promise.resolve({ count: 0, undo: {} }),
  moveBack: () => Promise.resolve(),
  collect: () => Promise.resolve([]),
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const merged = await allMergedInto(tx, candidateId);
    const ids = [candidateId, ...merged];
    await DuplicateHintModel.deleteMany(pairsWith(ids), { session });
    await CandidateMergeModel.updateMany(
      { $or: [{ primaryId: { $in: ids } }, { duplicateId: { $in: ids } }] },
      { $set: { undo: null } },
      { session },
    );
    await blankMerged(tx, merged);
    await forgetValues(tx, 'candidate', merged);
  },
};

/** Returns the records merged into this one, directly or through others. */
async function allMergedInto(tx: Tx, survivorId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const direct = await mergedInto(survivorId, tx);
  const further: Types.ObjectId[] = [];
  for (const id of direct) further.push(...(await allMergedInto(tx, id)));
  return [...direct, ...further];
}
