import { operationMachine, stepOf } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { announceOperation } from '../../outbox/operation-changed.ts';
import { operationWork, type OperationRecord } from './operation.model.ts';

/** Keeps an operation for this process and tells how far it is. False when it is no longer its. */
export function reportProgress(operation: OperationRecord): Promise<boolean> {
  const { counts, attempts, requestId } = operation;
  return transact(systemContext(requestId), async (tx) => {
    const isHeld = await operationWork.keep(operation, { counts, attempts }, tx.session);
    if (isHeld && operation.inBackground) announceOperation(tx, operation);
    return isHeld;
  });
}

/** The process stops, or other operations wait: the next one continues from here. */
export const giveBack = (operation: OperationRecord): Promise<void> =>
  operationWork.release(operation, {
    attempt: 'forgotten',
    set: {
      status: stepOf(operationMachine, 'giveBack').to,
      turnAt: new Date(),
      counts: operation.counts,
    },
  });
