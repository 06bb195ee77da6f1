import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { liveSeatsOf } from '../../../records/positions/live-seats.ts';
import type { Position } from '../../../records/positions/position.model.ts';

/** @throws AppError LAST_POSITION if the job would have no live position left */
export async function requireAnother(tx: Tx, { _id, jobId }: Position): Promise<void> {
  const live = await liveSeatsOf(jobId, tx.session);
  if (!live.some((seat) => !seat._id.equals(_id))) throw new AppError('LAST_POSITION');
}
