import { placementMachine, type PlacementAction } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import {
  changeState,
  requireState as requireStateOf,
  type StateChangeRules,
  type TransitionResult,
} from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { pipelineChanged } from '../../../outbox/pipeline-changed.ts';
import {
  endKeyOf,
  PlacementModel,
  type Placement,
} from '../../../records/placements/placement.model.ts';

/** Fields recorded in the audit log with each change (the rates are 🔒). */
export const auditedFields = [
  'status',
  'startDate',
  'plannedEndDate',
  'actualEndDate',
  'supervisorCompanyUserId',
  'backupSupervisorId',
  'pendingSupervision',
  'rates',
  'waiver',
  'pausedFrom',
  'pausedUntil',
  'pastPauses',
  'noticeBy',
  'endReasonId',
  'endNote',
  'rehireOk',
  'ratingByClient',
  'checklist',
  'hoursPerWeek',
  'noticeDaysContractor',
  'noticeDaysClient',
  'timesheetRequired',
  'timesheetPeriod',
  'pastPeriods',
  'approvalPath',
  'harvestProjectRef',
] as const satisfies readonly (keyof Placement)[];

export interface PlacementChange extends StateChangeRules<Placement> {
  /** The action of the state machine; null if the state stays the same. */
  action: PlacementAction | null;
  /** The name in the audit log: `placement.extend`. */
  name: string;
  set: Partial<Placement>;
}

/**
 * Changes the state of a placement, with an audit event.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changePlacement(
  tx: Tx,
  current: Placement,
  { action, name, set, ...rules }: PlacementChange,
): Promise<TransitionResult<Placement>> {
  const end = set.plannedEndDate;
  const isOtherEnd = end !== undefined && end !== current.plannedEndDate;
  const result = await changeState<Placement>(tx, PlacementModel, current, {
    ...rules,
    name,
    requireState: (placement) => action && requireState(placement, action),
    set: () => ({
      $set: {
        ...set,
        ...(end !== undefined && { endKey: endKeyOf(end) }),
        ...(isOtherEnd && { pastEnds: pastEndsWith(current, addDays(dayOf(tx.at), -1)) }),
      },
    }),
  });
  const { after, already } = result;
  if (already) return result;
  await audit(tx, {
    action: name,
    entity: 'placement',
    entityId: after._id,
    companyId: after.companyId,
    changes: changesBetween<Placement>(current, after, auditedFields),
  });
  // Open pages of the placement must show an approval by a second user.
  emit(tx, pipelineChanged, { jobId: after.jobId });
  return result;
}

/**
 * Returns the past ends and the current one, each with its last valid day; the first change of a
 * day counts.
 */
function pastEndsWith(
  { pastEnds = [], plannedEndDate }: Placement,
  until: string,
): Placement['pastEnds'] {
  return pastEnds.some((past) => past.until >= until)
    ? pastEnds
    : [...pastEnds, { until, plannedEndDate }];
}

/** @throws AppError INVALID_TRANSITION if the machine refuses the action */
export const requireState = ({ status }: Placement, action: PlacementAction): void =>
  requireStateOf(placementMachine, action, status);
