import { systemContext, transact } from '../../db/unit-of-work.ts';
import { tellOperationChanged } from '../../outbox/operation-changed.ts';
import { operationLeaseMs } from './operation-lease.ts';
import { operationStep } from './operation-step.ts';
import { OperationModel } from './operation.model.ts';
import type { OperationRecord } from './operation.model.ts';

/** Keeps an operation for this process and tells how far it is. False when it is no longer its. */
export function reportProgress(operation: OperationRecord): Promise<boolean> {
  const { _id, holder, counts, attempts, requestId } = operation;
  return transact(systemContext(requestId), async (tx) => {
    const { matchedCount } = await OperationModel.updateOne(
      { _id, holder, status: operationStep('start').to },
      { $set: { counts, attempts, heldUntil: new Date(Date.now() + operationLeaseMs) } },
      { session: tx.session },
    );
    if (matchedCount === 1 && operation.inBackground) tellOperationChanged(tx, operation);
    return matchedCount === 1;
  });
}

/** The process stops, or others wait as well: whoever comes next goes on where it is. */
export async function giveBack({ _id, holder, counts }: OperationRecord): Promise<void> {
  const { from, to } = operationStep('giveBack');
  await OperationModel.updateOne(
    { _id, holder, status: { $in: from } },
    {
      $set: { status: to, holder: null, heldUntil: null, turnAt: new Date(), counts, attempts: 0 },
    },
  );
}
