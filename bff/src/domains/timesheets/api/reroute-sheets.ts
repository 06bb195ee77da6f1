import type { Tx } from '../../../db/unit-of-work.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import type { Placement } from '../../placements/api/contracts-of-person.ts';
import { membersById } from '../../team/api/members.ts';
import { askAgency, askClient } from '../sheet-notices.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';

/** Sends open hours to their current approvers; earlier links stop working. */
export async function rerouteSheets(tx: Tx, placement: Placement): Promise<void> {
  const sheets = await TimesheetModel.find(
    { placementId: placement._id, status: 'submitted', deletedAt: null },
    null,
    { session: tx.session },
  ).lean();
  const members = await membersById(
    sheets.map(({ memberId }) => memberId),
    tx.session,
  );
  for (const sheet of sheets) {
    const member = members.get(sheet.memberId.toHexString());
    if (!member) continue;
    await revokeLinksTo(tx, { type: 'timesheet', id: sheet._id }, 'superseded');
    const told = { sheet, member, placement };
    if (placement.approvalPath === 'client_then_agency') await askClient(tx, told);
    else await askAgency(tx, told);
  }
}
