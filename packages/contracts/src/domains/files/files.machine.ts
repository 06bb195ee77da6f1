import { defineMachine } from '../../core/machine.ts';

/** The scan of a file. Only clean files are served. */
export const fileScanMachine = defineMachine({
  name: 'fileScan',
  states: ['pending', 'clean', 'blocked'],
  initial: 'pending',
  transitions: {
    pass: { from: ['pending'], to: 'clean', permission: 'system' },
    block: { from: ['pending'], to: 'blocked', permission: 'system' },
  },
});
export const fileScanStates = fileScanMachine.states;
export type FileScanState = (typeof fileScanStates)[number];
