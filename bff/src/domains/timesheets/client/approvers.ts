import type { ClientSession } from 'mongoose';
import {
  ableToDecide,
  supervisorIds,
  supervisorsById,
  type Supervised,
  type Supervisor,
} from '../../../records/companies/supervisors.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';

/** Returns the client users who may approve a sheet now. */
export type ApproversOf = (
  placement: Supervised,
  sheet: Pick<TimesheetRecord, 'escalatedAt'>,
) => Supervisor[];

/**
 * Returns who approves hours of these contracts for the client: the supervisor; the backup as well
 * once the answer is late, and instead of a supervisor who may not decide any more.
 */
export async function readApprovers(
  placements: readonly Supervised[],
  session: ClientSession | null = null,
): Promise<ApproversOf> {
  const known = await supervisorsById(placements.flatMap(supervisorIds), session);
  return (placement, { escalatedAt }) => {
    const able = ableToDecide(placement, known);
    return escalatedAt ? able : able.slice(0, 1);
  };
}
