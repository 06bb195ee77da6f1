import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { CandidateModel } from '../candidate.model.ts';

/**
 * Records an activity on a candidate, and whether they were spoken to. These are cached facts, not
 * edits: the version stays, so that open forms get no conflict.
 */
export async function touchCandidate(
  tx: Tx,
  candidateId: Types.ObjectId,
  { contacted }: { contacted: boolean },
): Promise<void> {
  await CandidateModel.updateOne(
    { _id: candidateId },
    { $set: { lastActivityAt: tx.at, ...(contacted && { lastContactedAt: tx.at }) } },
    { session: tx.session },
  );
}
