import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { CandidateMergeModel } from '../candidate-merge.model.ts';
import { DuplicateHintModel } from '../duplicate-hint.model.ts';
import { pairsWith } from '../hint-pairs.ts';

/** Removes the duplicate pairs of a permanently deleted record. */
export async function purgeDuplicates({ session }: Tx, candidateId: Types.ObjectId): Promise<void> {
  await DuplicateHintModel.deleteMany(pairsWith([candidateId]), { session });
  await CandidateMergeModel.deleteMany(
    { $or: [{ primaryId: candidateId }, { duplicateId: candidateId }] },
    { session },
  );
}
