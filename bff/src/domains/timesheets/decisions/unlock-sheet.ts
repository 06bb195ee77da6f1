import { timesheetMachine, type timesheetEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { z } from 'zod';
import { defineApproval } from '../../../approvals/approval-kind.ts';
import type { Actor } from '../../../auth/actor.ts';
import { requireState } from '../../../db/transition.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { requestApproval } from '../../approvals/api/approvals.ts';
import { membersById } from '../../team/api/members.ts';
import { changeSheet } from '../change-sheet.ts';
import { rightsOn } from '../sheet/sheet-rights.ts';
import { sheetLink } from '../sheet-notices.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';
import { actOnSheet } from './act-on-sheet.ts';

/** Asks a second person to unlock a paid or invoiced sheet. */
export const askToUnlock: Service<typeof timesheetEndpoints.unlock> = (ctx, { params, body }) =>
  actOnSheet(ctx, params.id, 'timesheet.lock', async (tx, { sheet }) => {
    requireState(timesheetMachine, 'unlock', sheet.status);
    if (body.version !== sheet.version) throw versionConflict(sheet, ['status']);
    await requestApproval(tx, unlockApproval, {
      subjectId: sheet._id,
      payload: {},
      reason: body.reason,
    });
    return sheet;
  });

const findLocked = (id: Types.ObjectId, session: Parameters<typeof membersById>[1] = null) =>
  TimesheetModel.findOne({ _id: id, deletedAt: null }, null, {
    session,
  }).lean();

/** Returns those of these timesheets that a user may decide on: never their own. */
async function decidable(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: Parameters<typeof membersById>[1] = null,
) {
  const sheets = await TimesheetModel.find({ _id: { $in: [...ids] }, deletedAt: null }, null, {
    session,
  }).lean();
  const members = await membersById(
    sheets.map(({ memberId }) => memberId),
    session,
  );
  const labels = new Map<string, { label: string; link: string }>();
  for (const sheet of sheets) {
    const member = members.get(sheet.memberId.toHexString());
    if (!member || !(await rightsOn(actor, member, session)).holds('timesheet.lock')) continue;
    labels.set(sheet._id.toHexString(), {
      label: `Timesheet ${sheet.periodStart} to ${sheet.periodEnd}`,
      link: sheetLink(sheet),
    });
  }
  return labels;
}

/** Approval by two people for unlocking a paid or invoiced sheet. */
export const unlockApproval = defineApproval({
  name: 'timesheet_unlock',
  subjectType: 'timesheet',
  payload: z.object({}),
  asks: 'unlock a timesheet that was paid or invoiced',
  concerns: async (id, session) => (await findLocked(id, session))?.candidateId ?? null,
  subjects: decidable,
  facts: async (id) => {
    const sheet = await findLocked(id);
    return sheet?.lockedReference
      ? [{ name: 'lockedReference', value: sheet.lockedReference }]
      : [];
  },
  run: async (tx, { subjectId }) => {
    const sheet = await findLocked(subjectId, tx.session);
    if (!sheet) throw new AppError('NOT_FOUND');
    await changeSheet(tx, sheet, {
      action: 'unlock',
      version: null,
      set: { lockedReference: null },
    });
  },
});
