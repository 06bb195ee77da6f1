import { limits, type timesheetEndpoints, type TimesheetAssignment } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import { pausesOf } from '../../../records/placements/pauses.ts';
import { periodTermsOf } from '../../../records/placements/timesheet-periods.ts';
import { knownContracts } from '../../placements/api/contracts-of-person.ts';
import { findMember, type TeamMember } from '../../team/api/members.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';
import { findSheet } from './find-sheet.ts';
import { whereabouts } from './open-days.ts';
import { rightsOn } from './sheet-rights.ts';
import { showSheet, showSheetRows } from './show-sheet.ts';

/** Returns a member's timesheets and contracts, the latest first. */
export const readMemberSheets: Service<typeof timesheetEndpoints.ofMember> = async (
  { actor },
  { params, query },
) => {
  const member = await findMember(actor, 'timesheet.read', params.id);
  const sheets = await TimesheetModel.find({
    memberId: member._id,
    deletedAt: null,
    ...(query.until && { periodStart: { $lte: query.until } }),
  })
    .sort({ periodStart: -1, _id: -1 })
    .limit(limits.timesheet.history)
    .lean();
  const rights = await rightsOn(actor, member);
  const { today } = await whereabouts(member);
  return {
    assignments: await assignmentsOf(actor, member),
    data: await showSheetRows(actor, sheets),
    today,
    mayEnter: rights.holds('timesheet.enter'),
  };
};

/**
 * Returns what a member records hours for: each contract that requires it, and a week of their own
 * for staff.
 */
async function assignmentsOf(actor: Actor, member: TeamMember): Promise<TimesheetAssignment[]> {
  const { candidateId, kind, startDate, endDate } = member;
  if (kind === 'staff')
    return [
      {
        placementId: null,
        number: null,
        client: null,
        ...periodTermsOf(null),
        from: startDate,
        to: endDate,
        pauses: [],
      },
    ];
  if (!candidateId) return [];
  const contracts = await knownContracts(actor, { candidateId });
  return [...contracts.values()].flatMap(({ placement, client }) =>
    placement.timesheetRequired &&
    placement.status !== 'pending_start' &&
    placement.status !== 'cancelled'
      ? [
          {
            placementId: placement._id.toHexString(),
            number: placement.number,
            client,
            ...periodTermsOf(placement),
            from: placement.startDate,
            to: placement.actualEndDate,
            pauses: pausesOf(placement),
          },
        ]
      : [],
  );
}

/** Returns a whole sheet. */
export const readSheet: Service<typeof timesheetEndpoints.read> = async ({ actor }, { params }) =>
  showSheet(actor, await findSheet(actor, 'timesheet.read', params.id));
