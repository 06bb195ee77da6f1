import {
  stepOf,
  timesheetMachine,
  type BulkItem,
  type PermissionName,
  type timesheetEndpoints,
} from '@muster/contracts';
import { requireState } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { findSheet, type FoundSheet } from '../sheet/find-sheet.ts';
import { contractOf, requireWorkedDays } from '../sheet/open-days.ts';
import type { ToldSheet } from '../sheet-notices.ts';
import { approve, lock } from './decide.ts';

interface Asked {
  id: string;
  /** The version that the user saw: hours that have changed since are not decided unseen. */
  version: number;
}

interface BulkDecision {
  action: 'approve' | 'lock';
  permission: PermissionName;
  /** @throws AppError for what a dry run has to refuse as well */
  refuse?: (sheet: FoundSheet['sheet'], placement: ToldSheet['placement']) => void;
  change: (tx: Tx, found: ToldSheet, asked: Asked) => Promise<unknown>;
}

/** Approves several sheets independently; one failure does not stop the others. */
export const bulkApprove: Service<typeof timesheetEndpoints.bulkApprove> = (ctx, { body }) =>
  decideAll(ctx, body, {
    action: 'approve',
    permission: 'timesheet.approve',
    refuse: requireWorkedDays,
    change: approve,
  });

/** Marks several sheets as paid or invoiced, under one reference. */
export const bulkLock: Service<typeof timesheetEndpoints.bulkLock> = (ctx, { body }) =>
  decideAll(ctx, body, {
    action: 'lock',
    permission: 'timesheet.lock',
    change: (tx, found, { version }) => lock(tx, found, { version, reference: body.reference }),
  });

async function decideAll(
  ctx: RequestContext,
  { sheets, dryRun }: { sheets: readonly Asked[]; dryRun: boolean },
  decision: BulkDecision,
) {
  const items: BulkItem[] = [];
  for (const asked of new Map(sheets.map((one) => [one.id, one])).values())
    items.push(await decideOne(ctx, asked, dryRun, decision));
  const count = (outcome: BulkItem['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  return { items, ok: count('ok'), skipped: count('skipped'), failed: count('error') };
}

async function decideOne(
  { actor, requestId, ip, session }: RequestContext,
  asked: Asked,
  dryRun: boolean,
  { action, permission, change, refuse }: BulkDecision,
): Promise<BulkItem> {
  const { id } = asked;
  let name: string | null = null;
  try {
    const found = await findSheet(actor, permission, id);
    name = (await findPeople([found.member.userId])).name(found.member.userId);
    if (found.sheet.status === stepOf(timesheetMachine, action).to)
      return { id, name, outcome: 'skipped', code: 'ALREADY_SET' };
    requireUnchanged(found, asked, action);
    if (dryRun) refuse?.(found.sheet, await contractOf(found.sheet, null));
    // The response covers the whole request: its idempotency key stays out of this change.
    if (!dryRun)
      await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
        const { sheet, member } = await findSheet(actor, permission, id, tx.session);
        await change(tx, { sheet, member, placement: await contractOf(sheet, tx.session) }, asked);
      });
    return { id, name, outcome: 'ok', code: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, name, outcome: 'error', code: error.code };
  }
}

function requireUnchanged(
  { sheet }: FoundSheet,
  { version }: Asked,
  action: BulkDecision['action'],
): void {
  requireState(timesheetMachine, action, sheet.status);
  if (version !== sheet.version) throw versionConflict(sheet, ['status']);
}
