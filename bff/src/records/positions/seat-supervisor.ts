import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { changePosition } from './change-position.ts';
import { PositionModel } from './position.model.ts';

/** The client's supervisor of the work and the backup supervisor. */
export interface Supervision {
  supervisorCompanyUserId: Types.ObjectId | null;
  backupSupervisorId: Types.ObjectId | null;
}

/**
 * Copies a placement's supervisors to its seat; the caller has checked them and notifies people.
 */
export async function seatSupervisedBy(
  tx: Tx,
  positionId: Types.ObjectId,
  supervision: Supervision,
): Promise<void> {
  const seat = await PositionModel.findById(positionId, null, {
    session: tx.session,
  }).lean();
  if (!seat || seat.deletedAt) return;
  await changePosition(tx, seat, {
    action: null,
    name: 'position.set_supervisor',
    version: null,
    isRepeat: () => false,
    set: supervision,
  });
}
