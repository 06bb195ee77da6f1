import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the referral programs. */
export const programMessages = defineMessages('mfe-team-referral-programs', {
  title: 'Referral programs',
  subtitle: 'What people get for referrals. One program of each kind is in force at a time.',
  add: 'New program',
  empty: {
    title: 'No programs yet',
    text: 'Without a program in force nobody can be referred for a reward.',
  },
  paused: 'No program is in force: nobody can be referred for a reward.',
  kind: { candidate: 'For people', client: 'For companies' },
  phase: { planned: 'Planned', in_force: 'In force', ended: 'Ended' },
  terms_one: '{{amount}} {{when}}, up to {{count}} a year for one person',
  terms_other: '{{amount}} {{when}}, up to {{count}} a year for one person',
  when: {
    placed: 'on the first day at work',
    placed_30_days: 'after 30 days at work',
    placed_90_days: 'after 90 days at work',
  },
  from: 'From {{from}}',
  fromTo: 'From {{from}} to {{to}}',
  changed: 'Changed by {{name}}, {{date}}',
  editOne: 'Edit {{name}}',
  end: 'End today',
  endOne: 'End {{name}} today',
  endTitle: 'End “{{name}}” today',
  endEffect:
    'From tomorrow on nobody can be referred for a reward, until another program begins. Referrals that were made keep their terms.',
  endEffectCompany:
    'From tomorrow on no company can be referred for a reward, until another program begins. Referrals that were made keep their terms.',
  keep: 'Keep program',
  done: {
    created: '“{{name}}” was added',
    saved: '“{{name}}” was saved',
    ended: '“{{name}}” ends today',
  },
  form: {
    newTitle: 'New program',
    editTitle: 'Edit program',
    name: common.name,
    kind: 'What it rewards',
    reward: 'Reward',
    trigger: 'Due',
    activeFrom: 'First day',
    activeTo: 'Last day',
    activeToHelp: 'Leave empty until you know it.',
    rewardsPerYear: 'Rewards a year',
    rewardsPerYearHelp: 'How many one person may earn within a year.',
    terms: 'Terms',
    termsHelp: 'Everyone who refers people reads this.',
    note: 'Referrals that were made keep the terms of their day.',
    save: common.save,
    create: 'Add program',
    cancel: common.cancel,
  },
});

export const useProgramMessages = () => useT(programMessages);
