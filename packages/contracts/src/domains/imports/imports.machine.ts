import { defineMachine } from '../../core/machine.ts';

/**
 * An import of candidates from a file: read, checked without writing anything, then executed in
 * small steps. If a process stops or dies, the next one continues from there.
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
