import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { updateSeats, type SeatCounts } from '../jobs/job-seats.ts';
import { liveSeatsOf } from './live-seats.ts';

/** Counts the seats of a job by state, for the figures stored on the job. */
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

/** Updates the figures and the state of a job after a change of its seats. */
export const recountSeats = async (tx: Tx, jobId: Types.ObjectId): Promise<void> =>
  updateSeats(tx, jobId, await seatCounts(jobId, tx.session));
