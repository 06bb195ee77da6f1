import { defineMachine } from '../../core/machine.ts';

/**
 * An import of people from a file: read, looked through without writing anything, carried out in
 * small steps. A process that stops or dies leaves it where it is, and the next goes on from there.
 */
export const importMachine = defineMachine({
  name: 'import',
  states: [
    'draft',
    'checking',
    'checked',
    'running',
    'completed',
    'failed',
    'cancelled',
    'undoing',
    'undone',
  ],
  initial: 'draft',
  transitions: {
    check: { from: ['draft', 'checked'], to: 'checking', permission: 'candidate.import' },
    finishCheck: { from: ['checking'], to: 'checked', permission: 'system' },
    run: { from: ['checked'], to: 'running', permission: 'candidate.import' },
    complete: { from: ['running'], to: 'completed', permission: 'system' },
    fail: { from: ['checking', 'running', 'undoing'], to: 'failed', permission: 'system' },
    cancel: {
      from: ['draft', 'checking', 'checked', 'running'],
      to: 'cancelled',
      permission: 'candidate.import',
    },
    undo: { from: ['completed', 'cancelled'], to: 'undoing', permission: 'candidate.import' },
    finishUndo: { from: ['undoing'], to: 'undone', permission: 'system' },
  },
});
export const importStates = importMachine.states;
export type ImportState = (typeof importStates)[number];
export type ImportAction = keyof typeof importMachine.transitions;
