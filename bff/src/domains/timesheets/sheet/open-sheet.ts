import {
  daysOf,
  limits,
  shiftDay,
  sheetPeriodOf,
  type timesheetEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { periodTermsOf } from '../../../records/placements/timesheet-periods.ts';
import { workedContracts, type Placement } from '../../placements/api/contracts-of-person.ts';
import { findMember, type TeamMember } from '../../team/api/members.ts';
import { auditedFields } from '../change-sheet.ts';
import {
  TimesheetModel,
  type EntryRecord,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';
import { isOpenDay, openDays, whereabouts, workSpan, type OpenDays } from './open-days.ts';
import { rightsOn } from './sheet-rights.ts';
import { showSheet } from './show-sheet.ts';

/** Creates the sheet of the period that contains a day; returns an existing one. */
export const openSheet: Service<typeof timesheetEndpoints.open> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { session } = tx;
    const member = await findMember(actor, 'timesheet.read', params.id, session);
    if (!(await rightsOn(actor, member, session)).holds('timesheet.enter'))
      throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    const placement = await contractToFill(tx, member, body.placementId);
    const place = await whereabouts(member, tx.at);
    const period = sheetPeriodOf(body.day, periodTermsOf(placement));
    const span = { periodStart: period.start, periodEnd: period.end };
    const open = openDays(span, workSpan(member, placement), place.today);
    if (!open) throw invalidField('day', body.day > place.today ? 'IN_FUTURE' : 'OUT_OF_RANGE');
    if (shiftDay(place.today, -limits.timesheet.openBack) > period.end)
      throw invalidField('day', 'IN_PAST');
    const copied = body.copy ? await entriesBefore(tx, member, placement, period, open) : [];
    const sheet = await beginSheet(tx, { member, placement, period, entries: copied });
    return showSheet(actor, { sheet, member }, session);
  });

/** Returns the contract of a timesheet; null for staff. */
async function contractToFill(
  { session }: Tx,
  { kind, candidateId }: TeamMember,
  placementId: string | null,
): Promise<Placement | null> {
  if (kind === 'staff') {
    if (placementId !== null) throw invalidField('placementId', 'NOT_ALLOWED');
    return null;
  }
  const contracts = candidateId ? await workedContracts(candidateId, session) : [];
  const found = contracts.find(({ _id }) => _id.toHexString() === placementId);
  if (!found?.timesheetRequired) throw invalidField('placementId', 'NOT_FOUND');
  return found;
}

interface NewSheet {
  member: Pick<TeamMember, '_id' | 'candidateId'>;
  placement: Pick<Placement, '_id'> | null;
  period: { start: string; end: string };
  entries?: EntryRecord[];
}

/** Returns the sheet of a period, created if there is none. */
export async function beginSheet(
  tx: Tx,
  { member, placement, period, entries = [] }: NewSheet,
): Promise<TimesheetRecord> {
  const { session } = tx;
  const key = {
    memberId: member._id,
    placementId: placement?._id ?? null,
    periodStart: period.start,
  };
  const present = await TimesheetModel.findOne({ ...key, deletedAt: null }, null, {
    session,
  }).lean();
  if (present) return present;
  const made = await orPeriodTaken(
    TimesheetModel.create(
      [
        {
          ...key,
          candidateId: member.candidateId,
          periodEnd: period.end,
          entries,
          minutes: entries.reduce((sum, { minutes }) => sum + minutes, 0),
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session },
    ),
  );
  const sheet = made[0]!.toObject<TimesheetRecord>();
  await audit(tx, {
    action: 'timesheet.open',
    entity: 'timesheet',
    entityId: sheet._id,
    ...(tx.userId === null && { actorKind: 'job' as const }),
    changes: changesBetween<TimesheetRecord>(null, sheet, auditedFields),
  });
  return sheet;
}

/** If two requests create it at once, the later one retries and finds it. */
async function orPeriodTaken<T>(making: Promise<T>): Promise<T> {
  try {
    return await making;
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('INVALID_TRANSITION');
    throw error;
  }
}

/**
 * Returns the work of the previous period on the same days of this one; leave and reasons are not
 * copied.
 */
async function entriesBefore(
  { session }: Tx,
  member: TeamMember,
  placement: Placement | null,
  period: { start: string; end: string },
  open: OpenDays,
): Promise<EntryRecord[]> {
  const before = await TimesheetModel.findOne(
    {
      memberId: member._id,
      placementId: placement?._id ?? null,
      periodStart: { $lt: period.start },
      deletedAt: null,
    },
    null,
    { session },
  )
    .sort({ periodStart: -1 })
    .lean();
  if (!before) return [];
  const [from, to] = [daysOf({ start: before.periodStart, end: before.periodEnd }), daysOf(period)];
  return before.entries.flatMap((entry) => {
    const date = to[from.indexOf(entry.date)];
    if (!date || entry.category !== 'regular' || !isOpenDay(open, date)) return [];
    return [{ ...entry, _id: new Types.ObjectId(), date, externalRef: null }];
  });
}
