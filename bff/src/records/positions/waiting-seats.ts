import type { ClientSession, Types } from 'mongoose';
import { PositionModel, type Position } from './position.model.ts';

/** Seats of a job that are neither filled nor open. */
export interface WaitingSeats {
  /** Reserved for a selected candidate. */
  readonly positionsReserved: number;
  readonly positionsOnHold: number;
}

/** Counts the reserved and on-hold seats of each of these jobs, in one query. */
export async function waitingSeatsOf(
  jobIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<(jobId: Types.ObjectId) => WaitingSeats> {
  const counts = await PositionModel.aggregate<{
    _id: { jobId: Types.ObjectId; status: Position['status'] };
    count: number;
  }>([
    {
      $match: {
        jobId: { $in: [...jobIds] },
        status: { $in: ['reserved', 'on_hold'] },
        deletedAt: null,
      },
    },
    { $group: { _id: { jobId: '$jobId', status: '$status' }, count: { $sum: 1 } } },
  ]).session(session);
  const of = (id: Types.ObjectId, wanted: Position['status']) =>
    counts.find(({ _id: { jobId, status } }) => jobId.equals(id) && status === wanted)?.count ?? 0;
  return (id) => ({ positionsReserved: of(id, 'reserved'), positionsOnHold: of(id, 'on_hold') });
}
