import type { timesheetEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { changeSheet } from '../change-sheet.ts';
import { requireWorkedDays } from '../sheet/open-days.ts';
import { moneyOf } from '../sheet/sheet-money.ts';
import { notifyPerson, type ToldSheet } from '../sheet-notices.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';
import { actOnSheet } from './act-on-sheet.ts';
import { closeRates } from './close-rates.ts';

type Endpoints = typeof timesheetEndpoints;

/** Approves for the agency: fixes the amounts of the hours, and the rates of their days. */
export const approveSheet: Service<Endpoints['approve']> = (ctx, { params, body }) =>
  actOnSheet(ctx, params.id, 'timesheet.approve', (tx, found) => approve(tx, found, body));

export async function approve(
  tx: Tx,
  found: ToldSheet,
  { version }: { version: number },
): Promise<TimesheetRecord> {
  const { sheet, already } = await changeSheet(tx, found.sheet, {
    action: 'approve',
    version,
    guard: (current) => requireWorkedDays(current, found.placement),
    set: {
      approvedAt: tx.at,
      approvedBy: tx.userId,
      money: moneyOf({ ...found.sheet, money: null }, found.placement),
    },
  });
  if (already) return sheet;
  await closeRates(tx, sheet);
  await notifyPerson(tx, { ...found, sheet }, 'timesheet_approved', {
    news: 'Your hours are approved',
  });
  return sheet;
}

/** Rejects a sheet with the reason. */
export const rejectSheet: Service<Endpoints['reject']> = (ctx, { params, body }) =>
  actOnSheet(ctx, params.id, 'timesheet.approve', async (tx, found) => {
    const reason = await chosenReason('timesheet_reject', body, tx.session);
    const { sheet, already } = await changeSheet(tx, found.sheet, {
      action: 'reject',
      version: body.version,
      set: rejectionOf(tx, body),
    });
    if (already) return sheet;
    await notifyPerson(tx, { ...found, sheet }, 'timesheet_rejected', {
      news: `Your hours came back: ${reason.label}`,
      note: body.note,
    });
    return sheet;
  });

/** Returns the fields set by a rejection; it also removes the client's approval. */
export const rejectionOf = (
  { at, userId }: { at: Date; userId: Types.ObjectId | null },
  { reasonId, note, days }: { reasonId: string; note: string; days: string[] },
) => ({
  rejectedAt: at,
  rejectedBy: userId,
  rejectReasonId: new Types.ObjectId(reasonId),
  rejectNote: note,
  rejectDays: days,
  clientApprovedAt: null,
  clientApprovedBy: null,
});

/** Marks a sheet as paid or invoiced. */
export const lockSheet: Service<Endpoints['lock']> = (ctx, { params, body }) =>
  actOnSheet(ctx, params.id, 'timesheet.lock', (tx, found) => lock(tx, found, body));

export async function lock(
  tx: Tx,
  found: ToldSheet,
  { version, reference }: { version: number; reference: string },
): Promise<TimesheetRecord> {
  const { sheet } = await changeSheet(tx, found.sheet, {
    action: 'lock',
    version,
    set: { lockedReference: reference },
  });
  return sheet;
}
