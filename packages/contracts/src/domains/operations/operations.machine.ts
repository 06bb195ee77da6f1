import { defineMachine } from '../../core/machine.ts';

/**
 * Bulk operation: processes records one after the other, each in its own transaction, by one
 * process at a time. If a process stops or dies, the next one continues from there.
 */
export const operationMachine = defineMachine({
  name: 'operation',
  states: ['queued', 'running', 'completed', 'completed_with_errors', 'failed', 'cancelled'],
  initial: 'queued',
  transitions: {
    start: { from: ['queued'], to: 'running', permission: 'system' },
    giveBack: { from: ['running'], to: 'queued', permission: 'system' },
    complete: { from: ['running'], to: 'completed', permission: 'system' },
    completeWithErrors: { from: ['running'], to: 'completed_with_errors', permission: 'system' },
    fail: { from: ['running'], to: 'failed', permission: 'system' },
    /** It stops after the current record; completed work stays. */
    cancel: { from: ['queued', 'running'], to: 'cancelled', permission: 'operation.read' },
  },
});
export const operationStates = operationMachine.states;
export type OperationState = (typeof operationStates)[number];
