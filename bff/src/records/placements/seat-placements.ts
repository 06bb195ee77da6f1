import { endedPlacementStates } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { PlacementModel, type Placement } from './placement.model.ts';

type Shown = Pick<
  Placement,
  | '_id'
  | 'number'
  | 'status'
  | 'candidateId'
  | 'positionId'
  | 'startDate'
  | 'plannedEndDate'
  | 'actualEndDate'
>;

interface Seat {
  _id: Types.ObjectId;
  placementId: Types.ObjectId | null;
  backfillForPlacementId: Types.ObjectId | null;
}

/**
 * Returns the placements of some seats, by seat, and the placements that they continue, by id, in
 * one query.
 */
export async function placementsOfSeats(
  seats: readonly Seat[],
  session: ClientSession | null = null,
): Promise<{ bySeat: ReadonlyMap<string, Shown>; byId: ReadonlyMap<string, Shown> }> {
  if (seats.length === 0) return { bySeat: new Map(), byId: new Map() };
  const found = await PlacementModel.find(
    {
      $or: [
        { positionId: { $in: seats.map(({ _id }) => _id) }, status: { $ne: 'cancelled' } },
        { _id: { $in: seats.flatMap(({ backfillForPlacementId: id }) => id ?? []) } },
      ],
    },
    {
      number: 1,
      status: 1,
      candidateId: 1,
      positionId: 1,
      startDate: 1,
      plannedEndDate: 1,
      actualEndDate: 1,
    },
    { session },
  ).lean();
  return {
    bySeat: new Map(
      found.flatMap((one) => (one.positionId ? [[one.positionId.toHexString(), one]] : [])),
    ),
    byId: new Map(found.map((one) => [one._id.toHexString(), one])),
  };
}

/** Returns which of these placements have ended. */
export async function endedAmong(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await PlacementModel.find(
    { _id: { $in: [...ids] }, status: { $in: [...endedPlacementStates] } },
    { _id: 1 },
    { session },
  ).lean();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}
