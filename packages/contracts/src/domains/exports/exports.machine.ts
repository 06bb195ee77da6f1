import { defineMachine } from '../../core/machine.ts';

/**
 * Export: created in the background by one process at a time. If the process stops or dies, the
 * export is released, and the next process starts from zero.
 */
export const exportMachine = defineMachine({
  name: 'export',
  states: ['queued', 'running', 'completed', 'failed', 'cancelled', 'expired'],
  initial: 'queued',
  transitions: {
    start: { from: ['queued'], to: 'running', permission: 'system' },
    giveBack: { from: ['running'], to: 'queued', permission: 'system' },
    complete: { from: ['running'], to: 'completed', permission: 'system' },
    fail: { from: ['running'], to: 'failed', permission: 'system' },
    cancel: { from: ['queued', 'running'], to: 'cancelled', permission: 'export.create' },
    expire: { from: ['completed'], to: 'expired', permission: 'system' },
  },
});
export const exportStates = exportMachine.states;
export type ExportState = (typeof exportStates)[number];
