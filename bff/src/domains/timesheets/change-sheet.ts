import { stepOf, timesheetMachine, type TimesheetMachineAction } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { changeState, requireState, type StateChangeRules } from '../../db/transition.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { TimesheetModel, type TimesheetRecord } from '../../records/timesheets/timesheet.model.ts';

/** Fields that the audit log keeps of each change; money is 🔒 and follows from the hours. */
export const auditedFields = [
  'status',
  'periodStart',
  'minutes',
  'submitNote',
  'rejectReasonId',
  'rejectNote',
  'lockedReference',
] as const satisfies readonly (keyof TimesheetRecord)[];

interface SheetChange extends StateChangeRules<TimesheetRecord> {
  action: TimesheetMachineAction;
  set?: Partial<TimesheetRecord>;
}

/**
 * Moves a sheet from one state to the next, with audit; `already` if the same person made the same
 * change last.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeSheet(
  tx: Tx,
  current: TimesheetRecord,
  { action, set = {}, ...rules }: SheetChange,
): Promise<{ sheet: TimesheetRecord; already: boolean }> {
  const { to } = stepOf(timesheetMachine, action);
  const { after, already } = await changeState<TimesheetRecord>(tx, TimesheetModel, current, {
    isRepeat: ({ status }) => status === to,
    ...rules,
    name: `timesheet.${action}`,
    requireState: ({ status }) => requireState(timesheetMachine, action, status),
    set: ({ status }) => ({ $set: { ...set, status: to, previousStatus: status } }),
  });
  if (already) return { sheet: current, already };
  await audit(tx, {
    action: `timesheet.${action}`,
    entity: 'timesheet',
    entityId: current._id,
    ...(tx.userId === null && { actorKind: 'job' as const }),
    changes: changesBetween<TimesheetRecord>(current, after, auditedFields),
  });
  return { sheet: after, already };
}
