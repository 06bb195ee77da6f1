import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { membersWithin } from '../../team/api/members.ts';
import { TimesheetModel } from '../timesheet.model.ts';

/** Which of these sheets the reader may know of: those of the people whose hours they read. */
export async function timesheetSight(actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> {
  const within = await membersWithin(actor, 'timesheet.read');
  return sightOf(TimesheetModel, ids, within ? { memberId: { $in: within } } : {});
}
