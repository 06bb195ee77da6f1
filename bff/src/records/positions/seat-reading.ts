import type { ClientSession, Types } from 'mongoose';
import { PositionModel, type Position } from './position.model.ts';

/** Reads the seat of a placement, and whether another seat continues its work. */
export async function seatBeside(
  { _id, positionId }: { _id: Types.ObjectId; positionId: Types.ObjectId | null },
  session: ClientSession | null = null,
): Promise<{ position: { id: string; label: string } | null; backfilled: boolean }> {
  const seats = await PositionModel.find(
    { $or: [{ _id: positionId }, { backfillForPlacementId: _id, deletedAt: null }] },
    { label: 1, status: 1, backfillForPlacementId: 1 },
    { session },
  ).lean();
  const seat = seats.find((one) => positionId && one._id.equals(positionId));
  return {
    position: seat ? { id: seat._id.toHexString(), label: seat.label } : null,
    backfilled: seats.some(
      ({ backfillForPlacementId: id, status }) => id?.equals(_id) && status !== 'cancelled',
    ),
  };
}

/** Returns those of these placements whose work another seat continues. */
export async function backfilledAmong(
  placementIds: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const ids = await PositionModel.distinct('backfillForPlacementId', {
    backfillForPlacementId: { $in: [...placementIds] },
    status: { $ne: 'cancelled' },
    deletedAt: null,
  });
  return new Set(ids.flatMap((id) => (id ? [id.toHexString()] : [])));
}

/** Finds a seat by id; null if it is gone. */
export const findSeat = (
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Position | null> =>
  PositionModel.findOne({ _id: id, deletedAt: null }, null, { session }).lean();
