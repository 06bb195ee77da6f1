import { defineMachine } from '../../core/machine.ts';
import { positionStates } from '../jobs/jobs.schemas.ts';

/**
 * A position of a job. A filled position stays filled when its placement ends, and no longer
 * counts; a backfill continues the work, so that the history stays correct.
 */
export const positionMachine = defineMachine({
  name: 'position',
  states: positionStates,
  initial: 'open',
  transitions: {
    hold: { from: ['open'], to: 'on_hold', permission: 'position.manage' },
    resume: { from: ['on_hold'], to: 'open', permission: 'position.manage' },
    /** An application was selected for it. */
    reserve: { from: ['open'], to: 'reserved', permission: 'system' },
    /** The selection was undone, or its contract failed. */
    release: { from: ['reserved'], to: 'open', permission: 'system' },
    /** The placement became active. */
    fill: { from: ['reserved'], to: 'filled', permission: 'system' },
    cancel: {
      from: ['open', 'on_hold', 'reserved'],
      to: 'cancelled',
      permission: 'position.cancel',
      requires: ['reason'],
    },
    restore: { from: ['cancelled'], to: 'open', permission: 'position.cancel' },
  },
});

export type PositionState = (typeof positionMachine.states)[number];
export type PositionAction = keyof typeof positionMachine.transitions;
