import type { Types } from 'mongoose';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { CandidateModel } from '../../../../records/candidates/candidate.model.ts';
import { bioRecords } from '../../bios/bio-personal.ts';
import { purgeMerged } from '../merging/merged-candidates.ts';

/** Some of the candidates that were deleted before a moment; merged ones go with their heirs. */
export async function deletedBefore(before: Date, limit: number): Promise<Types.ObjectId[]> {
  const found = await CandidateModel.find(
    { deletedAt: { $ne: null, $lt: before }, mergedIntoId: null },
    { _id: 1 },
  )
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id);
}

/** Removes a deleted record for good; false where it was restored meanwhile. */
export async function purgeCandidate(tx: Tx, _id: Types.ObjectId, before: Date): Promise<boolean> {
  const { deletedCount } = await CandidateModel.deleteOne(
    { _id, deletedAt: { $ne: null, $lt: before } },
    { session: tx.session },
  );
  if (deletedCount === 0) return false;
  await bioRecords.erase(tx, _id);
  await purgeMerged(tx, _id);
  return true;
}
