import { endedPlacementStates } from '@muster/contracts';
import type { Types } from 'mongoose';
import { earlierValues } from '../../audit/earlier-values.ts';
import { contractStatesAt } from '../placements/earlier-contracts.ts';
import type { SeatCounts } from '../jobs/job-seats.ts';
import { PositionModel, type Position } from './position.model.ts';

type Counts = Pick<SeatCounts, 'total' | 'filled'>;

const isOver = (status: string | undefined): boolean =>
  endedPlacementStates.some((ended) => ended === status);

/** Returns the seat counts at a moment, by job, only for jobs whose seats changed since. */
export async function seatsAt(moment: Date): Promise<ReadonlyMap<string, Counts>> {
  const [earlier, contracts] = await Promise.all([
    earlierValues('position', moment, ['status', 'placementId', 'deletedAt']),
    contractStatesAt(moment),
  ]);
  const jobIds: Types.ObjectId[] = await PositionModel.distinct('jobId', {
    $or: [
      { _id: { $in: [...earlier.keys()] } },
      { placementId: { $in: contracts.changed } },
      { createdAt: { $gte: moment } },
    ],
  });
  const rows = await PositionModel.find(
    { jobId: { $in: jobIds }, createdAt: { $lt: moment } },
    { jobId: 1, status: 1, placementId: 1, deletedAt: 1 },
  ).lean();
  const seats = rows.map((row) => ({ ...row, ...earlier.get(row._id.toHexString()) }) as Position);
  const states = await contracts.of(seats.map(({ placementId }) => placementId));
  const counts = new Map<string, Counts>(
    jobIds.map((jobId) => [jobId.toHexString(), { total: 0, filled: 0 }]),
  );
  for (const { jobId, status, placementId, deletedAt } of seats) {
    const count = counts.get(jobId.toHexString());
    // Neither cancelled seats nor seats whose placement was over are counted.
    const isLeft = placementId !== null && isOver(states.get(String(placementId)));
    if (!count || deletedAt || status === 'cancelled' || isLeft) continue;
    count.total += 1;
    if (status === 'filled') count.filled += 1;
  }
  return counts;
}
