import type { ClientSession, Types } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import { endedAmong } from '../placements/seat-placements.ts';
import { PositionModel, type Position } from './position.model.ts';

/**
 * Returns the positions that a job counts, by creation: neither cancelled nor left. A position
 * whose placement is over stays filled, so that its history is true.
 */
export async function liveSeatsOf(
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Position[]> {
  const seats = await PositionModel.find(
    { jobId, deletedAt: null, status: { $ne: 'cancelled' } },
    null,
    { session },
  )
    .sort({ _id: 1 })
    .lean();
  const ended = await endedAmong(
    seats.flatMap(({ placementId }) => placementId ?? []),
    session,
  );
  return seats.filter(({ placementId }) => !placementId || !ended.has(placementId.toHexString()));
}

/**
 * Rejects changes to a seat whose placement is over: its supervisor and its bookings are history.
 * @throws AppError INVALID_TRANSITION
 */
export async function requireNotLeft(
  { status, placementId }: Position,
  session: ClientSession | null,
): Promise<void> {
  if (status === 'filled' && placementId && (await endedAmong([placementId], session)).size > 0)
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: 'ended', action: 'edit' },
    });
}
