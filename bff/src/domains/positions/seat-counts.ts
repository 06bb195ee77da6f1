import type { ClientSession, Types } from 'mongoose';
import type { SeatCounts } from '../jobs/job-seats.service.ts';
import { PositionModel } from './position.model.ts';
import type { Position } from './position.model.ts';

/** How the seats of a job stand, for the figures that the job keeps of them. */
export async function seatCounts(
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<SeatCounts> {
  const seats = await PositionModel.find(
    { jobId, deletedAt: null, status: { $ne: 'cancelled' } },
    { status: 1, supervisorCompanyUserId: 1 },
    { session },
  ).lean<Pick<Position, 'status' | 'supervisorCompanyUserId'>[]>();
  const supervisors = new Map(
    seats.flatMap(({ supervisorCompanyUserId: id }) => (id ? [[id.toHexString(), id]] : [])),
  );
  return {
    total: seats.length,
    filled: seats.filter(({ status }) => status === 'filled').length,
    supervisorCompanyUserIds: [...supervisors.values()],
  };
}
