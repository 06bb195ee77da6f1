import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../db/row-visibility.ts';
import { PlacementModel } from './placement.model.ts';
import { scopeFor } from './placements.policy.ts';

/** Which of these placements the reader may open. */
export const placementVisibility = async (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> =>
  visibilityOf(PlacementModel, ids, await scopeFor(actor, 'placement.list'));

/** The placements of these people. */
export const placementIdsOf = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : PlacementModel.distinct('_id', { candidateId: { $in: [...candidateIds] } });
