import {
  actionsFrom,
  openTimesheetStates,
  timesheetActions,
  timesheetMachine,
  type PermissionName,
  type TimesheetActionName,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { reachOf, type TeamMember } from '../../team/api/members.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';

/** A reader's rights on the sheets of one member. */
export interface SheetRights {
  isOwn: boolean;
  holds: (permission: PermissionName) => boolean;
}

const asked = [
  'timesheet.enter',
  'timesheet.approve',
  'timesheet.lock',
  'timesheet.readPay',
  'timesheet.readBill',
] as const satisfies PermissionName[];
/** Permissions that never apply to the user's own timesheets, whatever the role. */
const othersOnly: ReadonlySet<PermissionName> = new Set(['timesheet.approve', 'timesheet.lock']);

/** Returns the rights on a member's timesheets. A team lead approves only those of staff. */
export async function rightsOn(
  actor: Actor,
  member: TeamMember,
  session: ClientSession | null = null,
): Promise<SheetRights> {
  const isOwn = actor.selfUserIds.some((id) => id.equals(member.userId));
  const held = new Set<PermissionName>();
  for (const permission of asked) {
    const reaches = await reachOf(actor, permission, session);
    const isLead = actor.scopeOf(permission) === 'team' && permission === 'timesheet.approve';
    if (!reaches(member)) continue;
    if (isOwn && othersOnly.has(permission)) continue;
    if (isLead && member.kind !== 'staff') continue;
    held.add(permission);
  }
  return { isOwn, holds: (permission) => held.has(permission) };
}

/** Returns the reader's actions on a sheet now. */
export function actionsOn(
  { status }: Pick<TimesheetRecord, 'status'>,
  { holds }: SheetRights,
  unlockAsked: boolean,
): TimesheetActionName[] {
  const ofMachine: readonly string[] = actionsFrom(
    timesheetMachine,
    status,
    (permission) => permission !== 'system' && permission !== 'public' && holds(permission),
  );
  const edits = openTimesheetStates.some((state) => state === status) && holds('timesheet.enter');
  return timesheetActions.filter((action) =>
    action === 'edit' ? edits : ofMachine.includes(action) && (action !== 'unlock' || !unlockAsked),
  );
}
