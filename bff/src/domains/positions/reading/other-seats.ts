import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { liveSeatsOf } from '../../../records/positions/live-seats.ts';
import type { Position } from '../../../records/positions/position.model.ts';

/** @throws AppError LAST_POSITION when the job would be left without a live seat */
export async function requireAnother(tx: Tx, { _id, jobId }: Position): Promise<void> {
  const live = await liveSeatsOf(jobId, tx.session);
  if (!live.some((seat) => !seat._id.equals(_id))) throw new AppError('LAST_POSITION');
}
