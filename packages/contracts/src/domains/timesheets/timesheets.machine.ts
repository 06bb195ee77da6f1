import { defineMachine } from '../../core/machine.ts';

/**
 * A person's timesheet of one period. A client may approve first; the agency decides last. A locked
 * one was paid or invoiced, and unlocking it takes two people.
 */
export const timesheetMachine = defineMachine({
  name: 'timesheet',
  states: ['draft', 'submitted', 'client_approved', 'approved', 'rejected', 'locked'],
  initial: 'draft',
  transitions: {
    submit: { from: ['draft', 'rejected'], to: 'submitted', permission: 'timesheet.enter' },
    recall: { from: ['submitted'], to: 'draft', permission: 'timesheet.enter' },
    client_approve: {
      from: ['submitted'],
      to: 'client_approved',
      permission: 'clientTimesheet.decide',
    },
    client_reject: {
      from: ['submitted'],
      to: 'rejected',
      permission: 'clientTimesheet.decide',
      requires: ['reason', 'note'],
    },
    approve: {
      from: ['submitted', 'client_approved'],
      to: 'approved',
      permission: 'timesheet.approve',
    },
    reject: {
      from: ['submitted', 'client_approved'],
      to: 'rejected',
      permission: 'timesheet.approve',
      requires: ['reason', 'note'],
    },
    /** Unanswered for three working days: backup and account manager are notified. */
    escalate: { from: ['submitted'], to: 'submitted', permission: 'system' },
    lock: {
      from: ['approved'],
      to: 'locked',
      permission: 'timesheet.lock',
      requires: ['reference'],
    },
    unlock: {
      from: ['locked'],
      to: 'approved',
      permission: 'timesheet.lock',
      requires: ['reason'],
    },
    reopen: { from: ['approved'], to: 'draft', permission: 'timesheet.lock', requires: ['reason'] },
  },
});
export type TimesheetState = (typeof timesheetMachine.states)[number];
export type TimesheetMachineAction = keyof typeof timesheetMachine.transitions;

/** States in which the entries can be changed. */
export const openTimesheetStates = ['draft', 'rejected'] as const satisfies TimesheetState[];
/** States in which the totals are final. */
export const settledTimesheetStates = ['approved', 'locked'] as const satisfies TimesheetState[];
