import type { Types } from 'mongoose';
import { forgetValues } from '../../../../audit/forget-values.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { CandidateModel, type Candidate } from '../../../../records/candidates/candidate.model.ts';
import { StatusUndoModel } from '../../actions/status-undo.model.ts';
import { purgeMerged } from '../merging/merged-candidates.ts';

/**
 * Returns a page of candidates deleted before a moment; merged ones are purged with their
 * survivors.
 */
export async function deletedBefore(
  before: Date,
  { after, limit }: { after: Types.ObjectId | null; limit: number },
): Promise<Types.ObjectId[]> {
  const found = await CandidateModel.find(
    {
      deletedAt: { $ne: null, $lt: before },
      mergedIntoId: null,
      ...(after && { _id: { $gt: after } }),
    },
    { _id: 1 },
  )
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id);
}

/** Returns the record unless it was restored meanwhile. */
export const deletedCandidate = (
  { session }: Tx,
  _id: Types.ObjectId,
  before: Date,
): Promise<Candidate | null> =>
  CandidateModel.findOne({ _id, deletedAt: { $ne: null, $lt: before } }, null, { session }).lean();

/** Purges a record, with those merged into it and their values in the log. */
export async function purgeCandidate(tx: Tx, _id: Types.ObjectId): Promise<void> {
  const { session } = tx;
  await StatusUndoModel.deleteMany({ candidateId: _id }, { session });
  await forgetValues(tx, 'candidate', [_id]);
  await purgeMerged(tx, _id);
  await CandidateModel.deleteOne({ _id }, { session });
}
