import { createActor, type Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { agencyName } from '../../../mail/agency.ts';
import { supervisorByMail } from '../../../records/companies/supervisor-by-mail.ts';
import { supervisorIds } from '../../../records/companies/supervisors.ts';
import type { AccessToken } from '../../links/api/access-tokens.ts';
import { heldLink } from '../../links/api/links.ts';
import { contractOf } from '../sheet/open-days.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';

/** The holder of an approval link, with their present rights at the client. */
export interface LinkApprover {
  token: AccessToken;
  actor: Actor;
  sheetId: string;
}

/**
 * The approver of a handle. A link gives no more than its holder may do in the client area: who
 * does not supervise the work any more, does not approve by mail.
 * @throws AppError TOKEN_…
 */
export async function approverOfLink(ctx: VisitorContext, handle: string): Promise<LinkApprover> {
  const token = await heldLink(ctx, handle, 'timesheet_approve');
  const sheet = await TimesheetModel.findOne({
    _id: token.subjectId,
    deletedAt: null,
  }).lean();
  const placement = sheet && (await contractOf(sheet, null));
  if (!placement) throw new AppError('TOKEN_INVALID');
  const assignment = await supervisorByMail(
    placement.companyId,
    supervisorIds(placement),
    token.holderEmailNorm,
  );
  if (!assignment)
    throw new AppError('TOKEN_REVOKED', {
      context: { purpose: token.purpose, agencyName: agencyName() },
    });
  return {
    token,
    sheetId: sheet._id.toHexString(),
    actor: createActor({
      userId: assignment.userId,
      assignmentId: assignment._id,
      role: assignment.role,
      companyId: placement.companyId,
      candidateId: null,
    }),
  };
}
