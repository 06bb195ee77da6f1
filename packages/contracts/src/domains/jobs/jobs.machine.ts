import { defineMachine } from '../../core/machine.ts';
import { jobStates } from './jobs.schemas.ts';

/**
 * Job. `create`, `client_create` and `copy` create jobs and are no transitions; the opening date
 * can be corrected in any state. Reopening adds a position if none is free.
 */
export const jobMachine = defineMachine({
  name: 'job',
  states: jobStates,
  initial: 'draft',
  transitions: {
    submit_for_review: { from: ['draft'], to: 'pending_review', permission: 'job.update' },
    open: { from: ['draft', 'pending_review'], to: 'open', permission: 'job.open' },
    send_back: {
      from: ['pending_review'],
      to: 'draft',
      permission: 'job.open',
      requires: ['note'],
    },
    hold: { from: ['open'], to: 'on_hold', permission: 'job.hold', requires: ['note'] },
    resume: { from: ['on_hold'], to: 'open', permission: 'job.hold' },
    /** The last position was filled. */
    fill: { from: ['open', 'on_hold'], to: 'filled', permission: 'system' },
    /** A position was added to a filled job, or became free. */
    add_seat: { from: ['filled'], to: 'open', permission: 'position.manage' },
    close: {
      from: ['open', 'on_hold', 'filled'],
      to: 'closed',
      permission: 'job.open',
      requires: ['reason'],
    },
    cancel: {
      from: ['draft', 'pending_review', 'open', 'on_hold'],
      to: 'cancelled',
      permission: 'job.open',
      requires: ['reason'],
    },
    reopen: { from: ['filled', 'closed', 'cancelled'], to: 'open', permission: 'job.open' },
  },
});

export type JobState = (typeof jobMachine.states)[number];
export type JobAction = keyof typeof jobMachine.transitions;
