import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { updateSeats, type SeatCounts } from '../jobs/job-seats.ts';
import { liveSeatsOf } from './live-seats.ts';

/** How the seats of a job stand, for the figures that the job keeps of them. */
async function seatCounts(
  jobId: Types.ObjectId,
  session: ClientSession | null,
): Promise<SeatCounts> {
  const seats = await liveSeatsOf(jobId, session);
  const supervisors = new Map(
    seats.flatMap(({ supervisorCompanyUserId: id }) => (id ? [[id.toHexString(), id]] : [])),
  );
  return {
    total: seats.length,
    filled: seats.filter(({ status }) => status === 'filled').length,
    supervisorCompanyUserIds: [...supervisors.values()],
  };
}

/** Brings the figures and the state of a job in line with its seats, after a change of them. */
export const recountSeats = async (tx: Tx, jobId: Types.ObjectId): Promise<void> =>
  updateSeats(tx, jobId, await seatCounts(jobId, tx.session));
