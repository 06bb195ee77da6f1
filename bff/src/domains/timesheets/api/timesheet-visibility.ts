import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../../db/row-visibility.ts';
import { membersWithin } from '../../team/api/members.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';

/** Returns which of these sheets the reader may see: those of people whose hours they may read. */
export async function timesheetVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const within = await membersWithin(actor, 'timesheet.read');
  return visibilityOf(TimesheetModel, ids, within ? { memberId: { $in: within } } : {});
}
