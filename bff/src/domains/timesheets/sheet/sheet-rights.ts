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

/** What a reader may do with the sheets of one person. */
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
/** Actions that are never allowed on one's own timesheets, whatever the role. */
const othersOnly: ReadonlySet<PermissionName> = new Set(['timesheet.approve', 'timesheet.lock']);

/** The rights on a person's timesheets. A team lead approves those of staff alone. */
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

/** What the reader can do with a sheet now. */
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
