import type { Types } from 'mongoose';
import { SubmissionModel } from '../submission.model.ts';

/** Returns which of these candidates were ever submitted to a company. */
export async function submittedTo(
  companyId: Types.ObjectId,
  candidateIds: readonly Types.ObjectId[],
): Promise<(candidateId: Types.ObjectId) => boolean> {
  const known =
    candidateIds.length === 0
      ? []
      : await SubmissionModel.distinct('candidateId', {
          companyId,
          candidateId: { $in: [...candidateIds] },
        });
  return (candidateId) => known.some((one) => candidateId.equals(one));
}
