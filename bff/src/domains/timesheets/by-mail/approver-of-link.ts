import type { VisitorContext } from '../../../http/context.ts';
import { supervisingHolder, type LinkHolder } from '../../links/api/link-holder.ts';
import { behindLink } from '../../links/api/link-visit.ts';
import { heldLink } from '../../links/api/links.ts';
import { contractOf } from '../sheet/open-days.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';

/** The holder of an approval link, with their present rights at the client. */
export interface LinkApprover extends LinkHolder {
  sheetId: string;
}

/**
 * Returns the approver of a handle: only the current supervisor of the work may approve by mail.
 * @throws AppError TOKEN_…
 */
export async function approverOfLink(ctx: VisitorContext, handle: string): Promise<LinkApprover> {
  const token = await heldLink(ctx, handle, 'timesheet_approve');
  const placement = await behindLink(token, 'timesheet', async (_id) => {
    const sheet = await TimesheetModel.findOne({ _id, deletedAt: null }).lean();
    return sheet && contractOf(sheet, null);
  });
  const holder = await supervisingHolder(token, placement);
  return { ...holder, sheetId: token.subjectId.toHexString() };
}
