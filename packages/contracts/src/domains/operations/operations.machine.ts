import { defineMachine } from '../../core/machine.ts';

/**
 * Bulk operation: one record after the other, each in a transaction of its own, by one process
 * at a time. A process that stops or dies leaves it to the next, which goes on where it was.
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
    /** It stops after the record that it is at; what was done stays. */
    cancel: { from: ['queued', 'running'], to: 'cancelled', permission: 'operation.read' },
  },
});
export const operationStates = operationMachine.states;
export type OperationState = (typeof operationStates)[number];
