import { clientDashboardRoutes, dayMs, href, limits, teamRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { dayInWords } from '../../db/calendar-day.ts';
import { agencyName } from '../../mail/agency.ts';
import type { OutgoingMailFacts } from '../../mail/outgoing-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { createAccessToken } from '../links/api/access-tokens.ts';
import { notify, type Notice } from '../notifications/api/notify.ts';
import { findStaffWith } from '../../identity/people/people.ts';
import type { Placement } from '../placements/api/contracts-of-person.ts';
import type { TeamMember } from '../team/api/members.ts';
import { readApprovers } from './client/approvers.ts';
import { TimesheetModel, type TimesheetRecord } from '../../records/timesheets/timesheet.model.ts';

/** A sheet with its team member and contract. */
export interface ToldSheet {
  sheet: TimesheetRecord;
  member: TeamMember;
  placement: Placement | null;
}

type SheetMail =
  'timesheet_due' | 'timesheet_submitted' | 'timesheet_rejected' | 'timesheet_approved';

const periodInWords = ({ periodStart, periodEnd }: TimesheetRecord): string =>
  `${dayInWords(periodStart)} to ${dayInWords(periodEnd)}`;

/** Returns the name of the timesheet in notifications: no person, no money. */
export const sheetName = ({ sheet, placement }: Pick<ToldSheet, 'sheet' | 'placement'>): string =>
  [placement?.number, periodInWords(sheet)].filter(Boolean).join(', ');

/** Returns the link for the member, or for the agency's approver. */
export const sheetLink = ({ memberId, placementId, periodStart }: TimesheetRecord): string =>
  href(
    teamRoutes.teamByIdProfileTimesheets,
    { id: memberId.toHexString() },
    { day: periodStart, ...(placementId && { contract: placementId.toHexString() }) },
  );
/** Link to all sheets that wait for the agency. */
export const deskLink = href(teamRoutes.list, {}, { timesheets: 'waiting' });

const letter =
  (tx: Tx, told: ToldSheet, template: SheetMail, news: string, path: string, note: string) =>
  ({ userId, email, firstName }: Parameters<NonNullable<Notice['letter']>>[0], when: object) =>
    sendMail(tx, {
      template,
      to: email,
      userId,
      ...when,
      subject: { type: 'timesheet', id: told.sheet._id },
      variables: {
        firstName,
        news,
        contract: sheetName(told),
        note,
        path,
        agencyName: agencyName(),
      },
    });

/** Notifies the member whose hours these are. */
export const notifyPerson = (
  tx: Tx,
  told: ToldSheet,
  template: SheetMail,
  { news, note = '' }: { news: string; note?: string },
): Promise<void> =>
  notify(tx, {
    topic: 'timesheet',
    userIds: [told.member.userId],
    title: `${news}: ${sheetName(told)}`,
    link: sheetLink(told.sheet),
    letter: letter(tx, told, template, news, sheetLink(told.sheet), note),
  });

/**
 * Asks the client's current approvers of the sheet. The mail lets only its recipient answer without
 * signing in.
 */
export async function askClient(tx: Tx, told: ToldSheet): Promise<void> {
  const { placement, sheet } = told;
  if (!placement) return;
  const approversOf = await readApprovers([placement], tx.session);
  const news = 'Hours wait for your approval';
  const link = href(clientDashboardRoutes.clientDashboardPendingItems);
  const opens = { type: 'timesheet', id: sheet._id };
  await notify(tx, {
    topic: 'timesheet',
    userIds: approversOf(placement, sheet).map(({ userId }) => userId),
    title: `${news}: ${sheetName(told)}`,
    link,
    letter: async ({ userId, email, firstName }, when) => {
      await createAccessToken(tx, {
        purpose: 'timesheet_approve',
        subject: opens,
        holderEmail: email,
        scopes: ['timesheet:approve'],
        expiresAt: new Date((when.sendAt ?? tx.at).getTime() + limits.timesheet.approveLink),
        maxUses: 1,
        // After a second request, the links of both mails work.
        keepEarlier: true,
      });
      await sendMail(tx, {
        template: 'timesheet_to_approve',
        to: email,
        userId,
        subject: opens,
        ...when,
        companyId: placement.companyId,
        variables: {
          firstName,
          news,
          contract: sheetName(told),
          path: link,
          days: String(limits.timesheet.approveLink / dayMs),
          agencyName: agencyName(),
        },
      });
    },
  });
}

/** Holds back mails whose hours were decided or returned before the mail was sent. */
export async function refusesSheetMail({
  template,
  subjectId,
}: OutgoingMailFacts): Promise<boolean> {
  if (template !== 'timesheet_to_approve' || !subjectId) return false;
  return !(await TimesheetModel.exists({ _id: subjectId, status: 'submitted', deletedAt: null }));
}

/** Notifies finance, or the lead of a staff member; many timesheets become one notification. */
export async function askAgency(tx: Tx, told: ToldSheet): Promise<void> {
  const { member } = told;
  const news = 'Hours wait for approval';
  await notify(tx, {
    topic: 'timesheet',
    userIds: await agencyApprovers(tx, member),
    title: `${news}: ${sheetName(told)}`,
    link: sheetLink(told.sheet),
    groupKey: 'timesheets-waiting',
    many: { title: 'Hours of {count} timesheets wait for approval', link: deskLink },
    letter: letter(tx, told, 'timesheet_submitted', news, deskLink, ''),
  });
}

/** Returns finance users; if there are none, everyone who may approve. */
async function agencyApprovers({ session }: Tx, { userId }: TeamMember): Promise<Types.ObjectId[]> {
  const staff = await findStaffWith('timesheet.lock', session);
  const finance = staff.filter(({ assignments }) =>
    assignments.some(({ role }) => role === 'finance_hr'),
  );
  return (finance.length > 0 ? finance : staff).flatMap(({ id }) => (id.equals(userId) ? [] : id));
}

/** Notifies the account manager that the client has not answered, or that hours are missing. */
export async function notifyManager(tx: Tx, told: ToldSheet, news: string): Promise<void> {
  const { placement } = told;
  if (!placement) return;
  await notify(tx, {
    topic: 'timesheet',
    userIds: [placement.accountManagerId],
    title: `${news}: ${sheetName(told)}`,
    link: `/jobs/${placement.jobId.toHexString()}/positions?placement=${placement._id.toHexString()}`,
  });
}
