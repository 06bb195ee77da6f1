import { defineMachine } from '../../core/machine.ts';

/** Task: can be reopened within seven days. */
export const taskMachine = defineMachine({
  name: 'task',
  states: ['open', 'done', 'snoozed'],
  initial: 'open',
  transitions: {
    complete: { from: ['open', 'snoozed'], to: 'done', permission: 'task.manage' },
    reopen: { from: ['done'], to: 'open', permission: 'task.manage' },
    snooze: {
      from: ['open'],
      to: 'snoozed',
      permission: 'task.manage',
      requires: ['until'],
    },
    wake: { from: ['snoozed'], to: 'open', permission: 'task.manage' },
  },
});
export const taskStates = taskMachine.states;
export type TaskAction = keyof typeof taskMachine.transitions;
