import type { Types } from 'mongoose';
import { PositionModel } from './position.model.ts';

/** Returns the day on which each of these seats was opened, by id, in one query. */
export async function openingDaysOf(
  ids: readonly (Types.ObjectId | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const seats = await PositionModel.find({ _id: { $in: wanted } }, { openedOn: 1 }).lean();
  return new Map(seats.map(({ _id, openedOn }) => [_id.toHexString(), openedOn]));
}
