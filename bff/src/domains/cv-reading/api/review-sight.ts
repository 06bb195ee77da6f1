import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, sightBy, type Sight } from '../../../db/row-sight.ts';
import { candidateSight } from '../../candidates/api/candidate-names.ts';
import { ExtractionReviewModel, type ExtractionReview } from '../extraction-review.model.ts';

/** Those of these CV reviews that the reader may see: reviews of visible candidates. */
export async function reviewSight(actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> {
  const rows = await ExtractionReviewModel.find(
    { _id: { $in: [...ids] } },
    { candidateId: 1 },
  ).lean<Pick<ExtractionReview, '_id' | 'candidateId'>[]>();
  const candidates = await candidateSight(
    actor,
    rows.map(({ candidateId }) => candidateId),
  );
  return sightBy(rows, ({ candidateId }) => isSeen(candidates, candidateId));
}

/** The reviews of these people's CVs. */
export const reviewIdsOf = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : ExtractionReviewModel.distinct('_id', { candidateId: { $in: [...candidateIds] } });
