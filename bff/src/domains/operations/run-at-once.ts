import type { BulkWork } from '../../bulk/bulk-action.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import type { RequestContext } from '../../http/context.ts';
import { storeItems, storeOperation, type Ordered } from './begin-operation.ts';
import type { OperationRecord } from './operation.model.ts';
import { runItems } from './run-items.ts';
import { settleOperation } from './settle-operation.ts';

interface FewRecords {
  readonly operation: OperationRecord;
  readonly items: readonly Ordered[];
  readonly work: BulkWork;
  /** Stores the operation. */
  readonly store?: (tx: Tx) => Promise<void>;
}

/**
 * Processes the few records of an operation within the request. If the process dies, the operation
 * continues in the background, like a large one. The request's key belongs to the answer, so no
 * record's transaction contains it.
 */
export async function runAtOnce(
  ctx: RequestContext,
  { operation, items, work, store = (tx) => storeOperation(tx, operation) }: FewRecords,
): Promise<OperationRecord> {
  const write = { ...ctx, idempotency: null };
  await storeItems(operation, items);
  await transact(write, store);
  await runItems({ operation, work, write, log: ctx.log }, async () => false);
  const settled = await settleOperation({ operation, write, work });
  if (!settled) throw new Error(`Operation ${operation._id.toHexString()} was taken away`);
  return settled;
}
