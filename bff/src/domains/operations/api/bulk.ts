import {
  bulkOutcomes,
  limits,
  type BulkAnswer,
  type BulkItem,
  type BulkReason,
  type Selection,
} from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { BulkAction, BulkWork } from '../../../bulk/bulk-action.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import {
  newOperation,
  requireRoom,
  storeItems,
  storeOperation,
  type OperationAsker,
} from '../begin-operation.ts';
import { OperationItemModel, type OperationItemRecord } from '../operation-item.model.ts';
import { OperationModel, type OperationRecord } from '../operation.model.ts';
import { runAtOnce } from '../run-at-once.ts';
import { selectRecords } from '../select-records.ts';

export { selectRecords };

/**
 * Runs a bulk action on the selected records, or predicts its results. A few are processed at once;
 * for more an operation is created, which runs in the background.
 */
export async function runBulk<P>(
  ctx: RequestContext,
  action: BulkAction<P>,
  { dryRun, ...selection }: Selection & { dryRun: boolean },
  params: P,
): Promise<BulkAnswer> {
  return runBulkWith(ctx, action, { dryRun, ...selection }, params, { show: (answer) => answer });
}

/** Additional data of an operation. */
interface Along<T> {
  /** The id of the operation, if it has to be known in advance. */
  id?: Types.ObjectId;
  /** Writes further documents in the same transaction. */
  store?: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** Returns the answer to the request, the same for a repeated one. */
  show: (answer: BulkAnswer) => T;
}

/** {@link runBulk} with further writes of the operation. */
export async function runBulkWith<P, T>(
  ctx: RequestContext,
  action: BulkAction<P>,
  { dryRun, ...selection }: Selection & { dryRun: boolean },
  params: P,
  { id, store, show }: Along<T>,
): Promise<T> {
  const work = await action.prepare(ctx.actor, params);
  const ids = await selectRecords(ctx, action.source, selection);
  if (dryRun || ids.length === 0) return show(await rehearse(work, ids));
  const items = ids.map((id) => ({ recordId: new Types.ObjectId(id) }));
  const operation = newOperation(ctx, { id, action: action as BulkAction, params, items });
  if (operation.inBackground) {
    await requireRoom(ctx.actor.userId);
    await storeItems(operation, items);
    return transact(ctx, async (tx) => {
      await store?.(tx, ids);
      await storeOperation(tx, operation);
      return show(answerOf({ operation, items: [], reasons: [] }));
    });
  }
  const done = await runAtOnce(ctx, {
    operation,
    items,
    work,
    store: async (tx) => {
      await store?.(tx, ids);
      await storeOperation(tx, operation);
    },
  });
  return show(
    answerOf({
      operation: done,
      items: await itemsOf(ctx.actor, action as BulkAction, done),
      reasons: done.reasons,
    }),
  );
}

/** Starts an operation in the background, for a user's earlier request. */
export async function beginBulk<P>(
  tx: Tx,
  asker: OperationAsker,
  {
    action,
    params,
    ids,
    id,
  }: { action: BulkAction<P>; params: P; ids: readonly string[]; id: Types.ObjectId },
): Promise<void> {
  const items = ids.map((one) => ({ recordId: new Types.ObjectId(one) }));
  const operation = newOperation(asker, {
    id,
    params,
    items,
    action: action as BulkAction,
    later: true,
  });
  await storeItems(operation, items);
  await storeOperation(tx, operation);
}

/** Returns the results of an operation so far, in order. */
export const outcomesOf = (operationId: Types.ObjectId): Promise<OperationItemRecord[]> =>
  OperationItemModel.find({ operationId }).sort({ position: 1 }).lean();

/** Checks whether an operation is still running or unsettled. */
export const isUnderWay = async (operationId: Types.ObjectId): Promise<boolean> =>
  (await OperationModel.exists({ _id: operationId, settledAt: null })) !== null;

const checkedAtOnce = 200;

/**
 * Uses the guards of the run on some records at a time, so that other requests are served in
 * between.
 */
async function rehearse(work: BulkWork, ids: readonly string[]): Promise<BulkAnswer> {
  const items: BulkItem[] = [];
  for (let from = 0; from < ids.length; from += checkedAtOnce)
    items.push(...(await work.check(ids.slice(from, from + checkedAtOnce))));
  return answerOf({ operation: null, items, reasons: reasonsOf(items) });
}

function reasonsOf(items: readonly BulkItem[]): BulkReason[] {
  const reasons = new Map<string, BulkReason>();
  for (const { outcome, code } of items) {
    const key = `${outcome} ${code}`;
    const before = reasons.get(key);
    reasons.set(key, { outcome, code, count: (before?.count ?? 0) + 1 });
  }
  return [...reasons.values()].toSorted((a, b) => b.count - a.count);
}

/** Sorts results that need attention first. */
const rank = (item: BulkItem): number => -bulkOutcomes.indexOf(item.outcome);

function answerOf({
  operation,
  items,
  reasons,
}: {
  operation: OperationRecord | null;
  items: readonly BulkItem[];
  reasons: BulkReason[];
}): BulkAnswer {
  const sum = (outcome: BulkReason['outcome']) =>
    reasons.reduce((total, one) => total + (one.outcome === outcome ? one.count : 0), 0);
  return {
    items: items.toSorted((a, b) => rank(a) - rank(b)).slice(0, limits.bulk.items),
    total: operation?.total ?? items.length,
    ok: sum('ok'),
    skipped: sum('skipped'),
    failed: sum('error'),
    reasons,
    operationId: operation?._id.toHexString() ?? null,
    inBackground: operation?.inBackground ?? false,
  };
}

async function itemsOf(
  actor: Actor,
  action: BulkAction,
  { _id }: OperationRecord,
): Promise<BulkItem[]> {
  const rows = await OperationItemModel.find({ operationId: _id }).sort({ position: 1 }).lean();
  const names = await action.namesOf(
    actor,
    rows.map(({ recordId }) => recordId),
  );
  return rows.map(({ recordId, outcome, code }) => ({
    id: recordId.toHexString(),
    name: names.get(recordId.toHexString()) ?? null,
    outcome: outcome ?? 'error',
    code: outcome ? code : 'INTERNAL',
  }));
}
