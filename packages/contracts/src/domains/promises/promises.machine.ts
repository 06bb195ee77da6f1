import { defineMachine } from '../../core/machine.ts';

/** A promise to a candidate or client: broken by its deadline; undoing "kept" reopens it. */
export const promiseMachine = defineMachine({
  name: 'promise',
  states: ['open', 'kept', 'broken', 'withdrawn'],
  initial: 'open',
  transitions: {
    keep: { from: ['open'], to: 'kept', permission: 'task.manage' },
    reopen: { from: ['kept'], to: 'open', permission: 'task.manage' },
    move: { from: ['open'], to: 'open', permission: 'task.manage', requires: ['dueOn', 'reason'] },
    withdraw: { from: ['open'], to: 'withdrawn', permission: 'task.manage' },
    break: { from: ['open'], to: 'broken', permission: 'system' },
  },
});
export const promiseStates = promiseMachine.states;
export type PromiseAction = keyof typeof promiseMachine.transitions;
/** User actions on a promise. */
export const promiseActions = [
  'keep',
  'move',
  'withdraw',
] as const satisfies readonly PromiseAction[];
