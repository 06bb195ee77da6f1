import { today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ApprovedRequest } from '../../../approvals/approval-kind.ts';
import { beginWork } from './begin-work.ts';
import { changePlacement, requireState } from '../changes/change-placement.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';

/**
 * Stores the approvers, and starts the work if its day has come; otherwise it starts on that day.
 */
export async function waiveAndStart(
  tx: Tx,
  { subjectId, requesterId, reason, actor }: ApprovedRequest<{ reason: string }>,
): Promise<void> {
  const placement = await PlacementModel.findById(subjectId, null, {
    session: tx.session,
  }).lean();
  if (!placement) throw new AppError('NOT_FOUND');
  requireState(placement, 'start');
  const { after } = await changePlacement(tx, placement, {
    action: null,
    name: 'placement.waive',
    version: null,
    set: { waiver: { by: requesterId ?? actor.userId, approvedBy: actor.userId, reason } },
  });
  if (after.startDate <= today()) await beginWork(tx, after, null);
}
