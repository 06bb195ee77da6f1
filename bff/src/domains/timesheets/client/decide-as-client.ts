import type { BodyOf, clientTimesheetEndpoints, ClientTimesheet } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx, WriteContext } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { changeSheet } from '../change-sheet.ts';
import { rejectionOf } from '../decisions/decide.ts';
import { requireWorkedDays } from '../sheet/open-days.ts';
import { askAgency, notifyPerson, type ToldSheet } from '../sheet-notices.ts';
import { seesBill, showForClient } from './client-sheet.serializer.ts';
import { findClientSheet } from './own-contracts.ts';

type Endpoints = typeof clientTimesheetEndpoints;

/** The client's decider, in the client area or by mail. */
export interface ClientHand {
  ctx: WriteContext;
  actor: Actor;
  /** Whether the answer includes the cost of the hours; never for a mailed link. */
  bill?: boolean;
  /** A step of the same transaction that runs first. */
  first?: (tx: Tx, sheet: TimesheetRecord) => Promise<void>;
}

const handOf = async (ctx: RequestContext): Promise<ClientHand> => ({
  ctx,
  actor: ctx.actor,
  bill: await seesBill(ctx.actor),
});

const actAsClient = (
  { ctx, actor, bill = false, first }: ClientHand,
  id: string,
  work: (tx: Tx, found: ToldSheet) => Promise<TimesheetRecord>,
): Promise<ClientTimesheet> =>
  transactShown(ctx, {
    find: (session) => findClientSheet(actor, id, session),
    change: async (tx, found) => {
      await first?.(tx, found.sheet);
      return { ...found, sheet: await work(tx, found) };
    },
    show: async ({ sheet }, session) => {
      const [shown] = await showForClient([sheet], { bill, session });
      if (!shown) throw new AppError('NOT_FOUND');
      return shown;
    },
  });

/** Approves the hours for the client; the final decision is the agency's. */
export const approveAsClient: Service<Endpoints['approve']> = async (ctx, { params, body }) =>
  approveBy(await handOf(ctx), params.id, body);

export const approveBy = (hand: ClientHand, id: string, body: BodyOf<Endpoints['approve']>) =>
  actAsClient(hand, id, async (tx, found) => {
    const { sheet, already } = await changeSheet(tx, found.sheet, {
      action: 'client_approve',
      version: body.version,
      guard: (current) => requireWorkedDays(current, found.placement),
      set: { clientApprovedAt: tx.at, clientApprovedBy: tx.userId },
    });
    if (!already) await askAgency(tx, { ...found, sheet });
    return sheet;
  });

/** Rejects the hours for the client, with the reason. */
export const rejectAsClient: Service<Endpoints['reject']> = async (ctx, { params, body }) =>
  rejectBy(await handOf(ctx), params.id, body);

export const rejectBy = (hand: ClientHand, id: string, body: BodyOf<Endpoints['reject']>) =>
  actAsClient(hand, id, async (tx, found) => {
    const reason = await chosenReason('timesheet_reject', body, tx.session);
    const { sheet, already } = await changeSheet(tx, found.sheet, {
      action: 'client_reject',
      version: body.version,
      set: rejectionOf(tx, body),
    });
    if (!already)
      await notifyPerson(tx, { ...found, sheet }, 'timesheet_rejected', {
        news: `Your hours came back: ${reason.label}`,
        note: body.note,
      });
    return sheet;
  });
