import type { ClientSession, Types } from 'mongoose';
import { dayInWords, today } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import { requireEligible } from '../../../records/companies/supervisors.ts';
import { seatSupervisedBy, type Supervision } from '../../../records/positions/seat-supervisor.ts';
import { rerouteSheets } from '../../timesheets/api/reroute-sheets.ts';
import { changePlacement } from '../changes/change-placement.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { notifyPlacement } from '../changes/notify-placement.ts';

const sameId = (a: Types.ObjectId | null, b: Types.ObjectId | null): boolean =>
  String(a) === String(b);

const leads = (
  { supervisorCompanyUserId, backupSupervisorId }: Supervision,
  supervision: Supervision,
): boolean =>
  sameId(supervisorCompanyUserId, supervision.supervisorCompanyUserId) &&
  sameId(backupSupervisorId, supervision.backupSupervisorId);

/**
 * Sets the client's supervisor of the work, on the placement and its position. Notifies the former
 * one, the new one, the contractor and the agency's users. Replaces a change planned for a later
 * day.
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
    isRepeat: (current) => leads(current, supervision) && !current.pendingSupervision,
    guard: ({ companyId }) => requireEligible(companyId, supervision, tx.session),
    set: { ...supervision, pendingSupervision: null },
  });
  if (already) return after;
  if (leads(placement, supervision)) {
    if (placement.pendingSupervision)
      await notifyPlacement(tx, after, {
        staff: `${after.number}: {name} keeps the supervisor`,
        others: 'Who supervises the work does not change after all',
        formerSupervisorId: placement.pendingSupervision?.supervisorCompanyUserId ?? null,
      });
    return after;
  }
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

/**
 * Plans a new supervisor from a later day on, when the change takes effect.
 * @throws AppError SUPERVISOR_NOT_ELIGIBLE, INVALID_TRANSITION, VERSION_CONFLICT, VALIDATION_FAILED
 */
async function superviseFrom(
  tx: Tx,
  placement: Placement,
  version: number | null,
  next: NonNullable<Placement['pendingSupervision']>,
): Promise<Placement> {
  const { after, already } = await changePlacement(tx, placement, {
    action: 'change_supervisor',
    name: 'placement.plan_supervisor',
    version,
    isRepeat: ({ pendingSupervision: pending }) =>
      pending?.from === next.from && leads(pending, next),
    guard: async ({ companyId, plannedEndDate }) => {
      if (plannedEndDate && next.from > plannedEndDate) throw invalidField('from', 'OUT_OF_RANGE');
      await requireEligible(companyId, next, tx.session);
    },
    set: { pendingSupervision: next },
  });
  if (already) return after;
  const day = dayInWords(next.from);
  await notifyPlacement(tx, after, {
    staff: `${after.number}: {name} has another supervisor from ${day} on`,
    others: `From ${day} on another person supervises the work`,
    // The future supervisor is notified as well.
    formerSupervisorId: next.supervisorCompanyUserId,
  });
  return after;
}

/**
 * Changes the supervisor at once, or from a future day on; a past day is refused. @throws AppError
 */
export function superviseOn(
  tx: Tx,
  placement: Placement,
  version: number | null,
  { from, ...supervision }: Supervision & { from: string | null },
): Promise<Placement> {
  const { supervisorCompanyUserId } = supervision;
  if (from && from < today()) throw invalidField('from', 'IN_PAST');
  return from && from > today() && supervisorCompanyUserId
    ? superviseFrom(tx, placement, version, { ...supervision, supervisorCompanyUserId, from })
    : superviseBy(tx, placement, version, supervision);
}

/** Returns the placement on a position; null without one. */
export const placementOnSeat = (
  positionId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Placement | null> =>
  PlacementModel.findOne(
    { positionId, status: { $in: ['pending_start', 'active', 'paused', 'ending'] } },
    null,
    { session },
  ).lean();

/** Returns a placement regardless of rights; null if there is none. */
export const placementById = (
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Placement | null> => PlacementModel.findById(id, null, { session }).lean();
