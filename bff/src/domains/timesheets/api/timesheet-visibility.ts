import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../../db/row-visibility.ts';
import { membersWithin } from '../../team/api/members.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';

/** Which of these sheets the reader may know of: those of the people whose hours they read. */
export async function timesheetVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const within = await membersWithin(actor, 'timesheet.read');
  return visibilityOf(TimesheetModel, ids, within ? { memberId: { $in: within } } : {});
}
