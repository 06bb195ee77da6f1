import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../../db/row-visibility.ts';
import { EvaluationModel } from '../../../records/evaluations/evaluation.model.ts';
import { visibleTo } from '../evaluations.policy.ts';

/** Returns which of these evaluations the reader may see. */
export const evaluationVisibility = async (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> => visibilityOf(EvaluationModel, ids, await visibleTo(actor));
