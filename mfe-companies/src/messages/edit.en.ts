import { common } from '@muster/ui';

/** Texts of the forms that change a company. */
export const edit = {
  title: 'Edit company',
  save: common.saveChanges,
  cancel: common.cancel,
  saved: 'Saved',
  notAllowed: 'You can view this company, but not change it.',
  former: 'A former client cannot be changed. Make it active again first.',
  billingOnly: 'Your role can only change billing details.',
  identity: common.company,
  place: 'Place',
  care: 'Responsible',
  terms: 'Terms of cooperation',
  texts: 'Texts',
  billing: 'Billing',
  aboutHelp: 'The client can read this too.',
  hiringHelp: 'Only colleagues can read this.',
  domainHelp: 'You are warned when you invite someone from another domain.',
  warn: {
    currency_one: '{{count}} contract runs. It keeps its currency; new ones use this one.',
    currency_other: '{{count}} contracts run. They keep their currency; new ones use this one.',
    blind_one:
      '{{count}} submission waits for an answer. This does not hide what the client has already seen.',
    blind_other:
      '{{count}} submissions wait for an answer. This does not hide what the client has already seen.',
    policy_one:
      '{{count}} submission is with the client. It is not affected; the change applies to the next one.',
    policy_other:
      '{{count}} submissions are with the client. They are not affected; the change applies to the next ones.',
  },
  team: {
    title: 'Edit team',
    text: 'The people the client works with. The account manager and the lead recruiter are set on the company itself.',
    add: 'Add person',
    person: common.person,
    function: 'Function',
    backup: 'Backup',
    from: 'From',
    to: common.until,
    visible: 'Shown to the client',
    none: 'Nobody else yet.',
    member: 'team member {{name}}',
  },
} as const;
