import type { Types } from 'mongoose';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { CandidateModel } from '../../candidate.model.ts';

/**
 * Notes that something happened with a person, and whether somebody spoke with them. These are
 * cached facts, no edit: the version stays, so that nobody's open form runs into a conflict.
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
