import { operationMachine, stepOf } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { announceOperation } from '../../outbox/operation-changed.ts';
import { operationWork, type OperationRecord } from './operation.model.ts';

/**
 * Renews this process's hold and reports progress. Returns false if the operation is no longer
 * held.
 */
export function reportProgress(operation: OperationRecord): Promise<boolean> {
  const { counts, attempts, requestId } = operation;
  return transact(systemContext(requestId), async (tx) => {
    const isHeld = await operationWork.keep(operation, { counts, attempts }, tx.session);
    if (isHeld && operation.inBackground) announceOperation(tx, operation);
    return isHeld;
  });
}

/**
 * Releases the operation when the process stops or other operations wait; the next process
 * continues from here.
 */
export const giveBack = (operation: OperationRecord): Promise<void> =>
  operationWork.release(operation, {
    attempt: 'forgotten',
    set: {
      status: stepOf(operationMachine, 'giveBack').to,
      turnAt: new Date(),
      counts: operation.counts,
    },
  });
