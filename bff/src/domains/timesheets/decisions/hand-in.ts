import type { timesheetEndpoints } from '@muster/contracts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { changeSheet } from '../change-sheet.ts';
import { askAgency, askClient, notifyPerson } from '../sheet-notices.ts';
import { requireWorkedDays } from '../sheet/open-days.ts';
import { actOnSheet } from './act-on-sheet.ts';
import { closeRates } from './close-rates.ts';

type Endpoints = typeof timesheetEndpoints;

/** Fields reset when a sheet is returned or submitted again. */
const undecided = {
  clientApprovedAt: null,
  clientApprovedBy: null,
  approvedAt: null,
  approvedBy: null,
  rejectedAt: null,
  rejectedBy: null,
  rejectReasonId: null,
  rejectNote: null,
  rejectDays: [],
  money: null,
  escalatedAt: null,
};

/** Submits a timesheet; its approver is notified. */
export const submitSheet: Service<Endpoints['submit']> = (ctx, { params, body }) =>
  actOnSheet(ctx, params.id, 'timesheet.enter', async (tx, found) => {
    const isOwn = found.member.userId.equals(ctx.actor.userId);
    const { sheet, already } = await changeSheet(tx, found.sheet, {
      action: 'submit',
      version: body.version,
      guard: ({ entries, nothingWorked }) => {
        if (entries.length === 0 && !nothingWorked) throw new AppError('TIMESHEET_EMPTY');
        requireWorkedDays({ entries }, found.placement);
        if (!isOwn && !body.note) throw invalidField('note', 'REQUIRED');
      },
      set: {
        ...undecided,
        submittedAt: tx.at,
        submittedBy: tx.userId,
        submitNote: isOwn ? null : body.note,
      },
    });
    if (already) return sheet;
    const told = { ...found, sheet };
    await revokeLinksTo(tx, { type: 'timesheet', id: sheet._id }, 'superseded');
    if (found.placement?.approvalPath === 'client_then_agency') await askClient(tx, told);
    else await askAgency(tx, told);
    return sheet;
  });

/** Recalls a timesheet before its first approval. */
export const recallSheet: Service<Endpoints['recall']> = (ctx, { params, body }) =>
  actOnSheet(ctx, params.id, 'timesheet.enter', async (tx, found) => {
    const { sheet, already } = await changeSheet(tx, found.sheet, {
      action: 'recall',
      version: body.version,
      set: { submittedAt: null, submittedBy: null, submitNote: null, escalatedAt: null },
    });
    if (!already)
      await revokeLinksTo(tx, { type: 'timesheet', id: sheet._id }, 'subject_cancelled');
    return sheet;
  });

/** Reopens an approved sheet: removes its approvals, and rates of its days may change. */
export const reopenSheet: Service<Endpoints['reopen']> = (ctx, { params, body }) =>
  actOnSheet(ctx, params.id, 'timesheet.lock', async (tx, found) => {
    const { sheet, already } = await changeSheet(tx, found.sheet, {
      action: 'reopen',
      version: body.version,
      set: { ...undecided, rejectNote: body.reason },
    });
    if (already) return sheet;
    await closeRates(tx, sheet);
    await notifyPerson(tx, { ...found, sheet }, 'timesheet_rejected', {
      news: 'Your hours are open again',
      note: body.reason,
    });
    return sheet;
  });
