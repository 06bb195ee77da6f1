import type { PermissionName } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { membersById, reachOf, type TeamMember } from '../../team/api/members.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';
import { rightsOn } from './sheet-rights.ts';

/** A sheet with its team member. */
export interface FoundSheet {
  sheet: TimesheetRecord;
  member: TeamMember;
}

/**
 * Returns a sheet that the reader may open and on which `permission` is held.
 * @throws AppError NOT_FOUND for a missing or hidden sheet, FORBIDDEN
 */
export async function findSheet(
  actor: Actor,
  permission: PermissionName,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundSheet> {
  const sheet = isRecordId(id)
    ? await TimesheetModel.findOne({ _id: id, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  const member =
    sheet && (await membersById([sheet.memberId], session)).get(sheet.memberId.toHexString());
  if (!sheet || !member) throw new AppError('NOT_FOUND');
  const reads = await reachOf(actor, 'timesheet.read', session);
  if (!reads(member)) throw new AppError('NOT_FOUND');
  if (
    permission !== 'timesheet.read' &&
    !(await rightsOn(actor, member, session)).holds(permission)
  )
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return { sheet, member };
}
