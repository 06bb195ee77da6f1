import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { PositionModel } from './position.model.ts';
import type { Position } from './position.model.ts';

/** @throws AppError LAST_POSITION when the job would be left without a live seat */
export async function requireAnother(tx: Tx, { _id, jobId }: Position): Promise<void> {
  const other = await PositionModel.exists({
    _id: { $ne: _id },
    jobId,
    deletedAt: null,
    status: { $ne: 'cancelled' },
  }).session(tx.session);
  if (!other) throw new AppError('LAST_POSITION');
}
