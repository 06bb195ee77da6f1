import type { Types } from 'mongoose';
import { PlacementModel } from './placement.model.ts';

/** Returns the clients of the given placements, by placement id. */
export async function companiesOfPlacements(
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, Types.ObjectId>> {
  if (ids.length === 0) return new Map();
  const found = await PlacementModel.find({ _id: { $in: [...ids] } }, { companyId: 1 }).lean();
  return new Map(found.map(({ _id, companyId }) => [_id.toHexString(), companyId]));
}
