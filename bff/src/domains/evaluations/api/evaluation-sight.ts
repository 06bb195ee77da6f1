import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { EvaluationModel } from '../evaluation.model.ts';
import { visibleTo } from '../evaluations.policy.ts';

/** Which of these evaluations the reader may know of. */
export const evaluationSight = async (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<Sight> => sightOf(EvaluationModel, ids, await visibleTo(actor));
