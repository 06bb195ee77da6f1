import { defineMachine } from '../../core/machine.ts';

/** Rewards that are paid together: from the payroll list to the payment. */
export const rewardBatchMachine = defineMachine({
  name: 'rewardBatch',
  states: ['open', 'paid', 'cancelled'],
  initial: 'open',
  transitions: {
    pay: { from: ['open'], to: 'paid', permission: 'referral.pay', requires: ['reference'] },
    cancel: { from: ['open'], to: 'cancelled', permission: 'referral.pay' },
  },
});
export const rewardBatchStates = rewardBatchMachine.states;
export type RewardBatchState = (typeof rewardBatchStates)[number];
export type RewardBatchAction = keyof typeof rewardBatchMachine.transitions;
