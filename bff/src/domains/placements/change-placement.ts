import { canTransition, placementMachine } from '@muster/contracts';
import type { PlacementAction } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { addDays, dayOf } from '../../db/calendar-day.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { versionConflict } from '../../db/versioned-update.ts';
import { AppError } from '../../http/app-error.ts';
import { emit } from '../../outbox/emit.ts';
import { pipelineChanged } from '../../outbox/pipeline-changed.ts';
import { endKeyOf, PlacementModel } from './placement.model.ts';
import type { Placement } from './placement.model.ts';

/** What the audit log keeps of each change (A2; the rates are 🔒). */
export const auditedFields = [
  'status',
  'startDate',
  'plannedEndDate',
  'actualEndDate',
  'supervisorCompanyUserId',
  'backupSupervisorId',
  'rates',
  'waiver',
  'pausedFrom',
  'pausedUntil',
  'noticeBy',
  'endReasonId',
  'endNote',
  'rehireOk',
  'ratingByClient',
  'checklist',
] as const satisfies readonly (keyof Placement)[];

export interface PlacementChange {
  /** The machine's action that this is; null for what leaves the state where it is. */
  action: PlacementAction | null;
  /** The audit's word for it: `placement.extend`. */
  name: string;
  /** The version that the caller has seen; null where the caller need not know it. */
  version: number | null;
  /** Whether the content is that of the present state, where the same person did the same last. */
  isRepeat?: (current: Placement) => boolean;
  /** Rules beyond the machine; throws an AppError to refuse. */
  guard?: (current: Placement) => void | Promise<void>;
  set: Partial<Placement>;
}

/**
 * Changes a placement by one compare-and-set on its version, with audit. `already`: the same person
 * did the same last, and nothing changed.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changePlacement(
  tx: Tx,
  current: Placement,
  { action, name, version, isRepeat, guard, set }: PlacementChange,
): Promise<{ after: Placement; already: boolean }> {
  if (repeats(tx, current, name) && (isRepeat?.(current) ?? true))
    return { after: current, already: true };
  if (action) requireState(current, action);
  if (version !== null && version !== current.version) throw versionConflict(current, ['status']);
  await guard?.(current);
  const end = set.plannedEndDate;
  const isOtherEnd = end !== undefined && end !== current.plannedEndDate;
  const after = await PlacementModel.findOneAndUpdate(
    { _id: current._id, version: current.version } satisfies QueryFilter<Placement>,
    {
      $set: {
        ...set,
        ...(end !== undefined && { endKey: endKeyOf(end) }),
        ...(isOtherEnd && { pastEnds: pastEndsWith(current, addDays(dayOf(tx.at), -1)) }),
        lastAction: name,
        version: current.version + 1,
        'fieldVersions.status': current.version + 1,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    },
    { session: tx.session, returnDocument: 'after', runValidators: true },
  ).lean<Placement>();
  if (!after) throw versionConflict(current, ['status']);
  await audit(tx, {
    action: name,
    entity: 'placement',
    entityId: after._id,
    companyId: after.companyId,
    changes: changesBetween<Placement>(current, after, auditedFields),
  });
  // Whoever has the placement open sees what a second person approved.
  emit(tx, pipelineChanged, { jobId: after.jobId });
  return { after, already: false };
}

/** The ends so far and the present one, which held until a day; of one day the first counts. */
function pastEndsWith(
  { pastEnds = [], plannedEndDate }: Placement,
  until: string,
): Placement['pastEnds'] {
  return pastEnds.some((past) => past.until >= until)
    ? pastEnds
    : [...pastEnds, { until, plannedEndDate }];
}

/** Whether the last that happened is this, by the same person (decision 22). */
const repeats = ({ userId }: Tx, { lastAction, updatedBy }: Placement, name: string): boolean =>
  lastAction === name && String(updatedBy) === String(userId);

/** @throws AppError INVALID_TRANSITION when the machine refuses the action */
export function requireState({ status }: Placement, action: PlacementAction): void {
  if (!canTransition(placementMachine, status, action))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}
