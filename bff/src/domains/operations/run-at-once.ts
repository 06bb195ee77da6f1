import type { BulkWork } from '../../bulk/bulk-action.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { RequestContext } from '../../http/context.ts';
import { storeItems, storeOperation } from './begin-operation.ts';
import type { Ordered } from './begin-operation.ts';
import type { OperationRecord } from './operation.model.ts';
import { runItems } from './run-items.ts';
import { settleOperation } from './settle-operation.ts';

/**
 * Looks after the few records of an operation within the request. A process that dies at it leaves
 * it to the background, as a large one; the answer is what the request's key stands for, so that no
 * record's transaction carries it.
 */
export async function runAtOnce(
  ctx: RequestContext,
  operation: OperationRecord,
  items: readonly Ordered[],
  work: BulkWork,
): Promise<OperationRecord> {
  const write = { ...ctx, idempotency: null };
  await storeItems(operation, items);
  await transact(write, (tx) => storeOperation(tx, operation));
  await runItems({ operation, work, write, log: ctx.log }, async () => false);
  const settled = await settleOperation({ operation, write, work });
  if (!settled) throw new Error(`Operation ${operation._id.toHexString()} was taken away`);
  return settled;
}
