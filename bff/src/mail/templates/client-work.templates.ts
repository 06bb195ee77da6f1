import { defineTemplate } from '../template.ts';

/** Mails to a client's users about their contractors: hours, feedback, the end. */
export const clientWorkTemplates = {
  timesheet_to_approve: defineTemplate({
    name: 'Hours to approve',
    topic: 'reminder',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'news', 'contract', 'days', 'path', 'agencyName'],
    links: { link: { path: '/t/', token: 'timesheet_approve' } },
    subject: '{{news}}',
    body: `Hello {{firstName}},

{{news}}: {{contract}}.

They are in your client area, with everything else that waits for you.

[Read the hours]({{path}})

- [Answer without signing in]({{link}})

To answer without signing in you confirm a code that we mail to this address. That link is for you alone and works for {{days}} days.

{{agencyName}}`,
  }),
  client_timesheet_code: defineTemplate({
    name: 'Code to approve hours by e-mail',
    topic: 'account',
    audience: 'client',
    category: 'account',
    urgent: true,
    variables: ['code', 'contract', 'agencyName', 'count'],
    subject: 'Your code to answer: {{code}}',
    body: `Hello,

Your code to answer about the hours of {{contract}} is {{code}}.

Enter it on the page within {{count}} minutes. If you did not ask for it, ignore this e-mail: nothing was decided.

{{agencyName}}`,
  }),
  client_evaluation_request: defineTemplate({
    name: 'Request for a view on a contractor',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'contract', 'date'],
    links: { link: { path: '/t/', token: 'evaluation_input' } },
    subject: 'Your view on the work together: {{jobTitle}}',
    body: `Hello {{firstName}},

We are writing the evaluation of the contractor who works for you as {{jobTitle}} ({{contract}}). What you say counts: what goes well, and what could be better?

[Give your view]({{link}})

It takes a few minutes and needs no account. The link is for you alone and works until {{date}}. The contractor reads your answer, with your name, once the evaluation is shared.

{{senderName}}, {{agencyName}}`,
  }),
  client_exit_survey: defineTemplate({
    name: 'Survey at the end of a placement, to the client',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'agencyName', 'jobTitle', 'contract', 'date', 'message'],
    links: { link: { path: '/t/', token: 'exit_survey' } },
    subject: 'How was the work together? {{jobTitle}}',
    body: `Hello {{firstName}},

{{#message}}{{message}} {{/message}}The work of the contractor who was with you as {{jobTitle}} ({{contract}}) has ended. Would you work together again?

[Answer four questions]({{link}})

It takes two minutes and needs no account. The link is for you alone and works until {{date}}. We read your answer; the contractor does not.

{{agencyName}}`,
  }),
  client_evaluation_reminder: defineTemplate({
    name: 'Reminder to give a view on a contractor',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'contract', 'date'],
    links: { link: { path: '/t/', token: 'evaluation_input' } },
    subject: 'Still to do: your view on the work together, {{jobTitle}}',
    body: `Hello {{firstName}},

We would still like to know how the work of the contractor who works for you as {{jobTitle}} ({{contract}}) goes.

[Give your view]({{link}})

It takes a few minutes and needs no account. The link is for you alone and works until {{date}}. The contractor reads your answer, with your name, once the evaluation is shared.

{{senderName}}, {{agencyName}}`,
  }),
} as const;
