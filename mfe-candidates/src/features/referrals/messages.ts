import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the referrals as staff work on them. */
const referralMessages = defineMessages('mfe-candidates-referrals', {
  title: 'Referrals',
  subtitle: 'People whom candidates, clients and colleagues recommend.',
  states: 'States',
  none: 'No referrals yet',
  noneText: 'Share the program: candidates and clients find it under “My referrals”.',
  noneOf: 'No referrals in this state',
  referrer: 'Referred by',
  reward: 'Reward',
  relations: {
    colleague: 'Colleague',
    former_colleague: 'Former colleague',
    friend: 'Friend',
    student: 'Student',
    other: 'Knows them',
  },
  unknown: 'A former member',
  general: 'No role in particular',
  linkedin: 'LinkedIn',
  later: 'Referred by another person before: the first referral counts',
  noReward: 'None, staff',
  dueOn: 'due on {{date}}',
  paidOn: 'paid on {{date}}, {{reference}}',
  choose: 'Choose {{name}}',
  chooseAll: 'Choose all rewards that are due',
  paySome_one: 'Pay {{count}} reward',
  paySome_other: 'Pay {{count}} rewards',
  export: 'Export for payroll',
  actions: {
    contact: 'Mark as contacted',
    match: 'Match to a candidate',
    decline: 'Decline',
    reopen: 'Reopen',
    pay: 'Pay',
  },
  dialog: {
    contact: 'Mark {{name}} as contacted',
    match: 'Which candidate is {{name}}?',
    decline: 'Decline the referral of {{name}}',
    reopen: 'Reopen the referral of {{name}}',
    pay_one: 'Pay {{count}} reward',
    pay_other: 'Pay {{count}} rewards',
  },
  effects: {
    contact: 'The person who referred them sees “In touch”.',
    match:
      'The referral is bound to this candidate. The person who referred them sees “In process”.',
    decline: 'The person who referred them sees “Closed”, and no reason.',
    reopen: 'The referral is open for another year. The person who referred them sees “In touch”.',
    pay: 'Each reward is noted as paid today. The person who earned it is notified.',
    total: 'Together {{amount}}.',
  },
  keep: common.cancel,
  candidate: 'Number of the candidate',
  candidateHelp: 'For instance C-000123.',
  reason: common.reason,
  note: 'Note',
  reference: 'Payment reference',
  referenceHelp: 'By which finance find the payment again.',
  done: {
    contact: 'Marked as contacted',
    match: 'Matched',
    decline: 'Referral declined',
    reopen: 'Referral reopened',
    pay: 'Rewards noted as paid',
  },
});

export const useReferralMessages = () => useT(referralMessages);
export type ReferralMessages = ReturnType<typeof useReferralMessages>;
