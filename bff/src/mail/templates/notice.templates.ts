import { defineTemplate } from '../template.ts';

/** Mails about contracts, and notifications, to the people concerned. */
export const noticeTemplates = {
  placement_start: defineTemplate({
    name: 'Contract begins or changes',
    topic: 'onboarding',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'news', 'contract', 'path', 'agencyName'],
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}.

This is about the contract {{contract}}.

{{#path}}[Open in Muster]({{path}}){{/path}}

{{agencyName}}`,
  }),
  placement_ending: defineTemplate({
    name: 'Contract ends',
    topic: 'onboarding',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'news', 'contract', 'path', 'agencyName'],
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}.

This is about the contract {{contract}}.

{{#path}}[Open in Muster]({{path}}){{/path}}

{{agencyName}}`,
  }),
  rate_changed: defineTemplate({
    name: 'Rate changed',
    topic: 'onboarding',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'news', 'contract', 'path', 'agencyName'],
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}.

This is about the contract {{contract}}.

The agreed terms are not in this e-mail. Ask your contact, or see them in Muster.

{{#path}}[Open in Muster]({{path}}){{/path}}

{{agencyName}}`,
  }),
  referral_reward_due: defineTemplate({
    name: 'Referral reward approved',
    topic: 'custom',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'personName', 'reward', 'agencyName'],
    links: { page: { path: '/my/referrals' } },
    subject: 'Your reward for recommending {{personName}}',
    body: `Hello {{firstName}},

{{personName}}, whom you recommended to us, has been at work for as long as it takes: your reward of {{reward}} is approved, and goes out with one of the next payments.

We write to you again when it is paid.

[See your referrals]({{page}})

Thank you,

{{agencyName}}`,
  }),
  referral_reward_paid: defineTemplate({
    name: 'Referral reward paid',
    topic: 'custom',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'personName', 'reward', 'reference', 'agencyName'],
    links: { page: { path: '/my/referrals' } },
    subject: 'Your reward for recommending {{personName}} was paid',
    body: `Hello {{firstName}},

Your reward of {{reward}} for recommending {{personName}} was paid today. The payment has the reference {{reference}}.

[See your referrals]({{page}})

Thank you,

{{agencyName}}`,
  }),
  evaluation_due: defineTemplate({
    name: 'Evaluation due',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'news', 'cycle', 'date', 'path', 'agencyName'],
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}.

This is about your evaluation {{cycle}}, due on {{date}}.

{{#path}}[Open in Muster]({{path}}){{/path}}

{{agencyName}}`,
  }),
  evaluation_shared: defineTemplate({
    name: 'Evaluation shared',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'news', 'cycle', 'path', 'agencyName'],
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}.

Read your evaluation {{cycle}}, say what you think of it, and confirm that you have read it.

[Open the evaluation]({{path}})

{{agencyName}}`,
  }),
  timesheet_due: defineTemplate({
    name: 'Timesheet due',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'news', 'contract', 'note', 'path', 'agencyName'],
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}: {{contract}}.

Enter them and submit the timesheet, so that you are paid in time. If you did not work, say so there.

{{#note}}{{note}}{{/note}}

[Open the timesheet]({{path}})

{{agencyName}}`,
  }),
  timesheet_submitted: defineTemplate({
    name: 'Timesheet submitted',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'news', 'contract', 'note', 'path', 'agencyName'],
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}: {{contract}}.

{{#note}}{{note}}{{/note}}

[Look at the hours]({{path}})

{{agencyName}}`,
  }),
  timesheet_rejected: defineTemplate({
    name: 'Timesheet sent back',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'news', 'contract', 'note', 'path', 'agencyName'],
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}.

This is about the timesheet {{contract}}.

{{#note}}The note says: “{{note}}”{{/note}}

Please correct it and submit it again.

[Open the timesheet]({{path}})

{{agencyName}}`,
  }),
  timesheet_approved: defineTemplate({
    name: 'Timesheet approved',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'news', 'contract', 'note', 'path', 'agencyName'],
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}: {{contract}}.

{{#note}}{{note}}{{/note}}

[Open the timesheet]({{path}})

{{agencyName}}`,
  }),
  notice: defineTemplate({
    name: 'Notification',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'title', 'path', 'preferencesPath'],
    computed: ({ title }) => ({ sentence: /[.!?…]$/.test(title) ? title : `${title}.` }),
    subject: '{{title}}',
    body: `Hello {{firstName}},

{{sentence}}

[Open in Muster]({{path}})

- [Choose which e-mails you receive]({{preferencesPath}})`,
  }),
  daily_digest: defineTemplate({
    name: 'Daily digest',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'groups', 'count', 'more', 'preferencesPath'],
    computed: ({ count, more }) => ({
      single: count === '1' ? 'yes' : '',
      further: more === '0' ? '' : more,
    }),
    subject:
      '{{#single}}You have one unread notification{{/single}}{{^single}}You have {{count}} unread notifications{{/single}}',
    body: `Hello {{firstName}},

here are your unread notifications.

{{groups}}

{{#further}}And {{further}} more.{{/further}}

- [Choose which e-mails you receive, or stop this one]({{preferencesPath}})`,
  }),
  template_test: defineTemplate({
    name: 'Test of a template',
    topic: 'custom',
    audience: 'staff',
    category: 'account',
    variables: ['subject', 'body'],
    subject: 'Test: {{subject}}',
    body: '{{body}}',
  }),
} as const;
