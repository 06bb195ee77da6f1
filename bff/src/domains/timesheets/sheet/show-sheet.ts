import type { Timesheet, TimesheetEntry, TimesheetRow } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { pendingApproval } from '../../approvals/api/approvals.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { knownContracts, type KnownContract } from '../../placements/api/contracts-of-person.ts';
import { reasonLabels } from '../../reasons/api/reasons.ts';
import { holidaysBetween, membersById, type TeamMember } from '../../team/api/members.ts';
import { isLateAnswer, isLateSheet } from '../late-sheets.ts';
import type { EntryRecord, TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';
import type { FoundSheet } from './find-sheet.ts';
import { contractOf, openDays, pausedDays, whereabouts, workSpan } from './open-days.ts';
import { moneyOf, showSheetMoney } from './sheet-money.ts';
import { actionsOn, rightsOn } from './sheet-rights.ts';

/** Returns sheets as rows, for a reader whose access was checked. */
export async function showSheetRows(
  actor: Actor,
  sheets: readonly TimesheetRecord[],
  session: ClientSession | null = null,
): Promise<TimesheetRow[]> {
  const members = await membersById(
    sheets.map(({ memberId }) => memberId),
    session,
  );
  const people = await findPeople(
    [...members.values()].map(({ userId }) => userId),
    session,
  );
  const contracts = await knownContracts(
    actor,
    { ids: sheets.flatMap(({ placementId }) => placementId ?? []) },
    session,
  );
  return sheets.flatMap((sheet) => {
    const member = members.get(sheet.memberId.toHexString());
    const contract = contracts.get(sheet.placementId?.toHexString() ?? '');
    if (!member) return [];
    const person = { name: people.name(member.userId), photo: people.face(member.userId)?.photo };
    return [showRow(sheet, member, person, contract)];
  });
}

const showRow = (
  sheet: TimesheetRecord,
  member: TeamMember,
  { name: memberName, photo }: { name: string; photo: string | undefined },
  contract: KnownContract | undefined,
): TimesheetRow => ({
  id: sheet._id.toHexString(),
  memberId: member._id.toHexString(),
  memberName,
  ...(photo && { memberPhoto: photo }),
  kind: member.kind,
  assignment: contract ? { number: contract.placement.number, client: contract.client } : null,
  placementId: sheet.placementId?.toHexString() ?? null,
  periodStart: sheet.periodStart,
  periodEnd: sheet.periodEnd,
  status: sheet.status,
  minutes: sheet.minutes,
  submittedAt: sheet.submittedAt?.toISOString() ?? null,
  isLate: isLateSheet(sheet) || isLateAnswer(sheet),
  needsClient: contract?.placement.approvalPath === 'client_then_agency',
  version: sheet.version,
});

/** Older entries have neither times nor an external reference. */
const showEntry = ({ _id, ...entry }: EntryRecord): TimesheetEntry => ({
  ...entry,
  startedAt: entry.startedAt ?? null,
  endedAt: entry.endedAt ?? null,
  externalRef: entry.externalRef ?? null,
  id: _id.toHexString(),
});

/** Returns the whole sheet, with its actions, and its amounts for readers who may see them. */
export async function showSheet(
  actor: Actor,
  { sheet, member }: FoundSheet,
  session: ClientSession | null = null,
): Promise<Timesheet> {
  const [row] = await showSheetRows(actor, [sheet], session);
  if (!row) throw new Error('The person of the sheet is gone');
  const placement = await contractOf(sheet, session);
  const rights = await rightsOn(actor, member, session);
  const place = await whereabouts(member);
  const open = openDays(sheet, workSpan(member, placement), place.today);
  const people = await findPeople(
    [sheet.submittedBy, sheet.clientApprovedBy, sheet.approvedBy, sheet.rejectedBy],
    session,
  );
  const reasons = await reasonLabels([sheet.rejectReasonId], session);
  const unlockAsked =
    sheet.status === 'locked' &&
    (await pendingApproval({ name: 'timesheet_unlock' }, sheet._id, { session })) !== null;
  const decision = (by: Types.ObjectId | null, at: Date | null) =>
    at && { by: people.ref(by), at: at.toISOString() };
  const rejected = decision(sheet.rejectedBy, sheet.rejectedAt);
  const money = showSheetMoney(moneyOf(sheet, placement), rights);
  return {
    ...row,
    entries: sheet.entries.map(showEntry),
    source: sheet.source ?? 'manual',
    nothingWorked: sheet.nothingWorked,
    weeklyHours: placement?.hoursPerWeek ?? member.weeklyHours,
    openFrom: open?.from ?? null,
    openTo: open?.to ?? null,
    pausedDays: pausedDays(sheet, placement),
    holidays: await holidaysBetween(place.country, {
      start: sheet.periodStart,
      end: sheet.periodEnd,
    }),
    submittedBy: people.ref(sheet.submittedBy),
    submitNote: sheet.submitNote,
    clientApproval: decision(sheet.clientApprovedBy, sheet.clientApprovedAt),
    approval: decision(sheet.approvedBy, sheet.approvedAt),
    rejection: rejected && {
      ...rejected,
      reason: reasons.get(sheet.rejectReasonId?.toHexString() ?? '') ?? '',
      note: sheet.rejectNote ?? '',
      days: sheet.rejectDays,
    },
    // A note without a rejection is the reason for which it was opened again.
    ...(sheet.status === 'draft' &&
      sheet.rejectNote &&
      !sheet.rejectedAt && { reopenNote: sheet.rejectNote }),
    lockedReference: sheet.lockedReference,
    unlockAsked,
    ...(money && { money }),
    allowedActions: actionsOn(sheet, rights, unlockAsked),
  };
}
