import { defineTemplate } from '../template.ts';

/**
 * Mails to a client's users about candidates: submissions, and requests for decisions or feedback.
 */
export const clientCandidateTemplates = {
  candidate_submitted: defineTemplate({
    name: 'Candidate submitted',
    topic: 'client_submission',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'message', 'path', 'ids'],
    links: { link: { path: '/t/', token: 'application_decision' } },
    subject: 'A candidate for {{jobTitle}}',
    body: `Hello {{firstName}},

We have a candidate for {{jobTitle}} whom we would like you to see.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

The profile is in your client area, where you can answer at once: an interview, a question, yes or no.

[Read the profile]({{path}})

- [Answer without signing in]({{link}})

To answer without signing in you confirm a code that we mail to this address. That link is for you alone and works for seven days.

{{senderName}}, {{agencyName}}`,
  }),
  client_decision_code: defineTemplate({
    name: 'Code to decide on a candidate by e-mail',
    topic: 'account',
    audience: 'client',
    category: 'account',
    urgent: true,
    variables: ['code', 'jobTitle', 'agencyName', 'count'],
    subject: 'Your code to answer: {{code}}',
    body: `Hello,

Your code to answer about a candidate for {{jobTitle}} is {{code}}.

Enter it on the page within {{count}} minutes. If you did not ask for it, ignore this e-mail: nothing was decided.

{{agencyName}}`,
  }),
  submission_digest: defineTemplate({
    name: 'Several candidates submitted',
    topic: 'client_submission',
    audience: 'client',
    category: 'other',
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'jobTitle',
      'count',
      'message',
      'path',
      'ids',
      'notes',
    ],
    subject: '{{count}} candidates for {{jobTitle}}',
    body: `Hello {{firstName}},

We have {{count}} candidates for {{jobTitle}} whom we would like you to see.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

Their profiles are in your client area, where you can answer about each: an interview, a question, yes or no.

[Read the profiles]({{path}})

{{senderName}}, {{agencyName}}`,
  }),
  candidate_withdrawn: defineTemplate({
    name: 'Candidate no longer available',
    topic: 'client_submission',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'agencyName', 'number', 'jobTitle', 'path', 'ids'],
    subject: '{{number}} is no longer available for {{jobTitle}}',
    body: `Hello {{firstName}},

Candidate {{number}}, whom we submitted to you for {{jobTitle}}, is no longer available. You no longer need to decide on this candidate.

We are still searching and will come back to you with other candidates.

[Open your jobs]({{path}})

{{agencyName}}`,
  }),
  nudge_client_decision: defineTemplate({
    name: 'Reminder to decide',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'message', 'path'],
    computed: ({ senderName, agencyName }) => ({
      sender: senderName === agencyName ? '' : senderName,
    }),
    subject: 'Your answer on a candidate for {{jobTitle}}',
    body: `Hello {{firstName}},

A candidate for {{jobTitle}} is waiting for your answer. Good candidates are not available for long.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

The profile is in your client area, where you can answer at once.

[Answer now]({{path}})

{{#sender}}{{sender}}, {{/sender}}{{agencyName}}`,
  }),
  client_feedback_request: defineTemplate({
    name: 'Request for feedback',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'title', 'message', 'date'],
    links: { link: { path: '/t/', token: 'client_feedback' } },
    subject: 'Your feedback on an interview for {{jobTitle}}',
    body: `Hello {{firstName}},

How was the interview? Your feedback on a candidate for {{jobTitle}} helps us with the next steps.

{{#title}}Round: {{title}}{{/title}}

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

[Give feedback]({{link}})

It takes two minutes and needs no account. The link is for you alone and works until {{date}}.

{{senderName}}, {{agencyName}}`,
  }),
  client_feedback_reminder: defineTemplate({
    name: 'Reminder to give feedback',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'title', 'message', 'date'],
    links: { link: { path: '/t/', token: 'client_feedback' } },
    subject: 'Still to do: your feedback on an interview for {{jobTitle}}',
    body: `Hello {{firstName}},

We are still waiting for your feedback on a candidate for {{jobTitle}}.

{{#title}}Round: {{title}}{{/title}}

{{#message}}{{senderName}} wrote: “{{message}}”{{/message}}

[Give feedback]({{link}})

It takes two minutes and needs no account. The link is for you alone and works until {{date}}.

{{senderName}}, {{agencyName}}`,
  }),
  client_weekly: defineTemplate({
    name: 'Where the jobs of a client stand, each week',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    optional: true,
    variables: ['firstName', 'companyName', 'groups', 'path', 'agencyName'],
    subject: 'This week: where the jobs of {{companyName}} stand',
    body: `Hello {{firstName}},

This is where the jobs of {{companyName}} stand: what waits for you, and what you can expect of us by when.

{{groups}}

[Open your jobs]({{path}})

{{agencyName}}`,
  }),
} as const;
