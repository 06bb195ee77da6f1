import { defineMachine } from '../../core/machine.ts';

/**
 * Request for a second person's decision. Seeing a request does not allow deciding: that takes the
 * permission of the request's kind, and a person other than the requester.
 */
export const approvalMachine = defineMachine({
  name: 'approval',
  states: ['pending', 'approved', 'refused', 'withdrawn', 'expired'],
  initial: 'pending',
  transitions: {
    approve: { from: ['pending'], to: 'approved', permission: 'approval.list' },
    refuse: { from: ['pending'], to: 'refused', permission: 'approval.list', requires: ['note'] },
    withdraw: { from: ['pending'], to: 'withdrawn', permission: 'approval.list' },
    expire: { from: ['pending'], to: 'expired', permission: 'system' },
  },
});
export const approvalStates = approvalMachine.states;
export type ApprovalState = (typeof approvalStates)[number];
export type ApprovalMachineAction = keyof typeof approvalMachine.transitions;
/** Actions of people; a request expires automatically. */
export const approvalActions = [
  'approve',
  'refuse',
  'withdraw',
] as const satisfies readonly ApprovalMachineAction[];
export type ApprovalAction = (typeof approvalActions)[number];
