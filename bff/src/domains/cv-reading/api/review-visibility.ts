import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { candidateVisibility } from '../../../records/candidates/candidate-names.ts';
import { ExtractionReviewModel } from '../extraction-review.model.ts';

/** Returns those of these CV reviews that the reader may see: reviews of visible candidates. */
export async function reviewVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await ExtractionReviewModel.find(
    { _id: { $in: [...ids] } },
    { candidateId: 1 },
  ).lean();
  const candidates = await candidateVisibility(
    actor,
    rows.map(({ candidateId }) => candidateId),
  );
  return visibilityBy(rows, ({ candidateId }) => isSeen(candidates, candidateId));
}

/** Returns the reviews of these people's CVs. */
export const reviewIdsOf = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : ExtractionReviewModel.distinct('_id', { candidateId: { $in: [...candidateIds] } });
