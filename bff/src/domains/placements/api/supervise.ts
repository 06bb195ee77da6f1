import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { requireEligible } from '../../../records/companies/supervisors.ts';
import { seatSupervisedBy, type Supervision } from '../../../records/positions/seat-supervisor.ts';
import { rerouteSheets } from '../../timesheets/api/reroute-sheets.ts';
import { changePlacement } from '../changes/change-placement.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { notifyPlacement } from '../changes/notify-placement.ts';

const sameId = (a: Types.ObjectId | null, b: Types.ObjectId | null): boolean =>
  String(a) === String(b);

/**
 * Says who of the client leads the work, on the placement and on its seat. The former one, the new
 * one, the contractor and the agency's people are told.
 * @throws AppError SUPERVISOR_NOT_ELIGIBLE, INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function superviseBy(
  tx: Tx,
  placement: Placement,
  version: number | null,
  supervision: Supervision,
): Promise<Placement> {
  const { after, already } = await changePlacement(tx, placement, {
    action: 'change_supervisor',
    name: 'placement.change_supervisor',
    version,
    isRepeat: ({ supervisorCompanyUserId, backupSupervisorId }) =>
      sameId(supervisorCompanyUserId, supervision.supervisorCompanyUserId) &&
      sameId(backupSupervisorId, supervision.backupSupervisorId),
    guard: ({ companyId }) => requireEligible(companyId, supervision, tx.session),
    set: supervision,
  });
  if (already) return after;
  if (after.positionId) await seatSupervisedBy(tx, after.positionId, supervision);
  if (
    after.approvalPath === 'client_then_agency' &&
    !sameId(placement.supervisorCompanyUserId, after.supervisorCompanyUserId)
  )
    await rerouteSheets(tx, after);
  await notifyPlacement(tx, after, {
    staff: `${after.number}: {name} has another supervisor`,
    others: 'Who supervises the work has changed',
    formerSupervisorId: placement.supervisorCompanyUserId,
  });
  return after;
}

/** The placement that runs on a seat; null without one. */
export const placementOnSeat = (
  positionId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Placement | null> =>
  PlacementModel.findOne(
    { positionId, status: { $in: ['pending_start', 'active', 'paused', 'ending'] } },
    null,
    { session },
  ).lean();

/** A placement regardless of rights; null when there is none. */
export const placementById = (
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Placement | null> => PlacementModel.findById(id, null, { session }).lean();
