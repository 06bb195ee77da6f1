import { defineMachine } from '../../core/machine.ts';

/** Referral: from a name to the reward. */
export const referralMachine = defineMachine({
  name: 'referral',
  states: [
    'submitted',
    'duplicate',
    'contacted',
    'in_process',
    'placed',
    'reward_eligible',
    'reward_paid',
    'not_eligible',
    'closed',
  ],
  initial: 'submitted',
  transitions: {
    find_known: { from: ['submitted'], to: 'duplicate', permission: 'system' },
    contact: { from: ['submitted'], to: 'contacted', permission: 'referral.manage' },
    join: { from: ['submitted', 'contacted'], to: 'in_process', permission: 'system' },
    match: {
      from: ['submitted', 'contacted'],
      to: 'in_process',
      permission: 'referral.manage',
      requires: ['candidate', 'company'],
    },
    placement_starts: { from: ['in_process'], to: 'placed', permission: 'system' },
    reward_falls_due: { from: ['placed'], to: 'reward_eligible', permission: 'system' },
    placement_ends: { from: ['placed'], to: 'not_eligible', permission: 'system' },
    pay: {
      from: ['reward_eligible'],
      to: 'reward_paid',
      permission: 'referral.pay',
      requires: ['reference'],
    },
    decline: {
      from: ['submitted', 'contacted', 'in_process'],
      to: 'closed',
      permission: 'referral.manage',
      requires: ['reason'],
    },
    expire: { from: ['submitted', 'contacted', 'in_process'], to: 'closed', permission: 'system' },
    reopen: {
      from: ['duplicate', 'closed'],
      to: 'contacted',
      permission: 'referral.reopen',
      requires: ['note'],
    },
  },
});
export const referralStates = referralMachine.states;
export type ReferralState = (typeof referralStates)[number];
export type ReferralAction = keyof typeof referralMachine.transitions;

/** The state shown to the referrer: coarse, without reasons. */
export const referralProgress = [
  'received',
  'known',
  'in_touch',
  'in_process',
  'hired',
  'reward_due',
  'paid',
  'closed',
] as const;
export type ReferralProgress = (typeof referralProgress)[number];

/** The progress shown to the referrer for each state. */
export const progressOf: Readonly<Record<ReferralState, ReferralProgress>> = {
  submitted: 'received',
  duplicate: 'known',
  contacted: 'in_touch',
  in_process: 'in_process',
  placed: 'hired',
  reward_eligible: 'reward_due',
  reward_paid: 'paid',
  not_eligible: 'closed',
  closed: 'closed',
};
