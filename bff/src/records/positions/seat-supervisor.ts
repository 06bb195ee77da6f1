import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { changePosition } from './change-position.ts';
import { PositionModel } from './position.model.ts';

/** Who of the client leads the work, and who does while they are away. */
export interface Supervision {
  supervisorCompanyUserId: Types.ObjectId | null;
  backupSupervisorId: Types.ObjectId | null;
}

/** A seat follows its placement; the caller has judged the supervisors and tells people. */
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
