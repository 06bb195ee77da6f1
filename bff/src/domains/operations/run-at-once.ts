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
  /** What brings the operation into being. */
  readonly store?: (tx: Tx) => Promise<void>;
}

/**
 * Looks after the few records of an operation within the request. A process that dies at it leaves
 * it to the background, as a large one; the answer is what the request's key stands for, so that no
 * record's transaction carries it.
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
