import type { PermissionName, Timesheet } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import { findSheet } from '../sheet/find-sheet.ts';
import { contractOf } from '../sheet/open-days.ts';
import { showSheet } from '../sheet/show-sheet.ts';
import type { ToldSheet } from '../sheet-notices.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';

/** Changes a sheet that the caller may access, and returns its new state. */
export const actOnSheet = (
  ctx: RequestContext,
  id: string,
  permission: PermissionName,
  work: (tx: Tx, found: ToldSheet) => Promise<TimesheetRecord>,
): Promise<Timesheet> =>
  transactShown(ctx, {
    find: (session) => findSheet(ctx.actor, permission, id, session),
    change: async (tx, { sheet, member }) => {
      const placement = await contractOf(sheet, tx.session);
      return { member, sheet: await work(tx, { sheet, member, placement }) };
    },
    show: (found, session) => showSheet(ctx.actor, found, session),
  });
