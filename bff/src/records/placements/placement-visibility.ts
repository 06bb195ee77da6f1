import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../db/row-visibility.ts';
import { PlacementModel } from './placement.model.ts';
import { scopeFor } from './placements.policy.ts';

/** Returns which of these placements the reader may open. */
export const placementVisibility = async (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> =>
  visibilityOf(PlacementModel, ids, await scopeFor(actor, 'placement.list'));

/** Returns the numbers of those of these placements that the reader may open, by id. */
export async function placementNumbers(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await PlacementModel.find(
    { $and: [{ _id: { $in: [...ids] } }, await scopeFor(actor, 'placement.list')] },
    { number: 1 },
  ).lean();
  return new Map(found.map(({ _id, number }) => [_id.toHexString(), number]));
}

/** Returns the ids of these candidates' placements. */
export const placementIdsOf = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : PlacementModel.distinct('_id', { candidateId: { $in: [...candidateIds] } });
