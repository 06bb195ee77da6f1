import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { candidateVisibility } from '../../../records/candidates/candidate-names.ts';
import { ScreeningFormModel } from '../../../records/screening/screening-form.model.ts';

/** Returns the forms that the actor may see: those of visible candidates. */
export async function screeningVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await ScreeningFormModel.find({ _id: { $in: [...ids] } }, { candidateId: 1 }).lean();
  const candidates = await candidateVisibility(
    actor,
    rows.map(({ candidateId }) => candidateId),
  );
  return visibilityBy(
    rows,
    ({ candidateId }) => actor.can('screening.readAnswers') && isSeen(candidates, candidateId),
  );
}
