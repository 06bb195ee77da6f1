import type { ClientSession } from 'mongoose';
import { supervisorsById, type Supervisor } from '../../companies/api/supervisors.ts';
import type { Placement } from '../../placements/api/contracts-of-person.ts';
import type { TimesheetRecord } from '../timesheet.model.ts';

type Supervised = Pick<Placement, 'supervisorCompanyUserId' | 'backupSupervisorId'>;

/** Who of the client has a sheet before them now. */
export type ApproversOf = (
  placement: Supervised,
  sheet: Pick<TimesheetRecord, 'escalatedAt'>,
) => Supervisor[];

/**
 * Who approves hours of these contracts for the client: the supervisor; the backup as well once the
 * answer is late, and instead of a supervisor who may not decide any more.
 */
export async function readApprovers(
  placements: readonly Supervised[],
  session: ClientSession | null = null,
): Promise<ApproversOf> {
  const known = await supervisorsById(
    placements.flatMap((one) => [one.supervisorCompanyUserId, one.backupSupervisorId]),
    session,
  );
  return ({ supervisorCompanyUserId, backupSupervisorId }, { escalatedAt }) => {
    const able = [supervisorCompanyUserId, backupSupervisorId].flatMap((id) => {
      const found = id && known.get(id.toHexString());
      return found?.eligible ? [found] : [];
    });
    return escalatedAt ? able : able.slice(0, 1);
  };
}
