import {
  limits,
  timesheetAnswers,
  timesheetMachine,
  type ClientTimesheet,
  type TimesheetAnswer,
  type TimesheetVisit,
  type timesheetVisitEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { requireState } from '../../../db/transition.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { membershipOf } from '../../../records/companies/company-directory.ts';
import { confirmedHand, mailLinkCode } from '../../links/api/confirm-by-code.ts';
import { withdrawnLink } from '../../links/api/link-holder.ts';
import { visitHead } from '../../links/api/link-visit.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { showForClient } from '../client/client-sheet.serializer.ts';
import { clientReasons } from '../client/client-sheets.ts';
import { approveBy, rejectBy, type ClientHand } from '../client/decide-as-client.ts';
import { findClientSheet } from '../client/own-contracts.ts';
import { sheetName, type ToldSheet } from '../sheet-notices.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';
import { approverOfLink, type LinkApprover } from './approver-of-link.ts';

type Endpoints = typeof timesheetVisitEndpoints;

/**
 * Returns the hours as they are now. Opening the link approves nothing, because mail programs open
 * links, too.
 */
export async function readHours(
  ctx: VisitorContext,
  { params }: Input<Endpoints['read']>,
): Promise<TimesheetVisit> {
  const approver = await approverOfLink(ctx, params.handle);
  const { sheet } = await sheetOf(approver);
  const [shown] = await showForClient([sheet]);
  if (!shown) throw new AppError('TOKEN_INVALID');
  return show(approver, shown, sheet);
}

/** Mails the code by which the link holder proves to own the mailbox. */
export async function sendHoursCode(ctx: VisitorContext, { params }: Input<Endpoints['sendCode']>) {
  const { approveCode } = limits.timesheet;
  const approver = await approverOfLink(ctx, params.handle);
  const key = approver.token._id.toHexString();
  await ctx.limit('timesheet-code', key, approveCode.max, approveCode.window);
  const found = await sheetOf(approver);
  requireState(timesheetMachine, 'client_approve', found.sheet.status);
  return mailLinkCode(ctx, approver, (tx, to, words) =>
    sendMail(tx, {
      template: 'client_timesheet_code',
      ...to,
      companyId: found.placement?.companyId ?? null,
      variables: { ...words, contract: sheetName(found) },
    }),
  );
}

export const approveHoursByMail = (
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['approve']>,
) => answer(ctx, params.handle, 'approve', body, approveBy);

export const rejectHoursByMail = (
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['reject']>,
) => answer(ctx, params.handle, 'reject', body, rejectBy);

/** Writes an answer as the client area does, if the code is right. This uses up the link. */
async function answer<Body extends object>(
  ctx: VisitorContext,
  handle: string,
  said: TimesheetAnswer,
  { code, ...body }: Body & { code: string },
  write: (hand: ClientHand, id: string, body: Omit<Body, 'code'>) => Promise<ClientTimesheet>,
): Promise<TimesheetVisit> {
  const approver = await approverOfLink(ctx, handle);
  const hand = await confirmedHand(ctx, approver, code, {
    action: 'timesheet.answer_by_mail',
    entity: 'timesheet',
    changes: [{ path: 'answer', before: null, after: said }],
  });
  const shown = await write(hand, approver.sheetId, body);
  const after = await TimesheetModel.findById(approver.sheetId).lean();
  if (!after) throw new AppError('TOKEN_INVALID');
  return show(approver, shown, after);
}

/**
 * Returns the sheet of the link, within the rights of its holder.
 * @throws AppError TOKEN_REVOKED for hours that the contractor recalled
 */
async function sheetOf({ actor, sheetId, token }: LinkApprover): Promise<ToldSheet> {
  try {
    return await findClientSheet(actor, sheetId, null);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    throw withdrawnLink(token);
  }
}

async function show(
  { token, actor }: LinkApprover,
  timesheet: ClientTimesheet,
  sheet: TimesheetRecord,
): Promise<TimesheetVisit> {
  const waits = timesheet.status === 'submitted';
  return {
    ...visitHead(token),
    timesheet,
    allowedActions: waits ? [...timesheetAnswers] : [],
    decision: waits ? null : await decisionOn(sheet, actor.companyId),
    reasons: waits ? await clientReasons() : [],
  };
}

/** Returns who decided and when; staff are not named. */
async function decisionOn(
  sheet: TimesheetRecord,
  companyId: Types.ObjectId | null,
): Promise<TimesheetVisit['decision']> {
  const { status, rejectedAt, rejectedBy, clientApprovedAt, clientApprovedBy, approvedAt } = sheet;
  const isRejected = status === 'rejected';
  const at = isRejected ? rejectedAt : (clientApprovedAt ?? approvedAt);
  if (!at) return null;
  const userId = isRejected ? rejectedBy : clientApprovedBy;
  const isColleague = userId && companyId && (await membershipOf(companyId, userId));
  return {
    state: status,
    by: isColleague ? (await findPeople([userId])).name(userId) : null,
    at: at.toISOString(),
  };
}
