import { defineTemplate } from '../template.ts';

/** Mails to people of a client. */
export const clientTemplates = {
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
    name: 'Code to decide on a candidate by mail',
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
    name: 'Code to approve hours by mail',
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
  submission_digest: defineTemplate({
    name: 'Several candidates submitted',
    topic: 'client_submission',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'jobTitle', 'count', 'path', 'ids'],
    subject: '{{count}} candidates for {{jobTitle}}',
    body: `Hello {{firstName}},

We have {{count}} candidates for {{jobTitle}} whom we would like you to see.

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
  client_message_copy: defineTemplate({
    name: 'Copy of a message to the agency',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'to', 'title', 'message', 'agencyName'],
    subject: 'Copy: {{title}}',
    body: `Hello {{firstName}},

This is a copy of what you wrote to {{to}}, {{agencyName}}:

“{{message}}”

The answer comes to this e-mail address.

{{agencyName}}`,
  }),
  coworker_request: defineTemplate({
    name: 'Invitation to agree to',
    topic: 'account',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'senderName', 'companyName', 'path', 'agencyName'],
    subject: '{{senderName}} asks you to agree to an invitation',
    body: `Hello {{firstName}},

{{senderName}} wants to invite a colleague to {{companyName}} as a manager. It takes your agreement.

[Read and decide]({{path}})

{{agencyName}}`,
  }),
  job_received: defineTemplate({
    name: 'Job request received',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'number', 'title', 'agencyName', 'path'],
    subject: 'We have your request: {{title}}',
    body: `Hello {{firstName}},

Thank you for your request for “{{title}}”. Its number is {{number}}.

We look at it within one working day. If something is missing, we will ask you before we start the search.

{{#path}}[Open your jobs]({{path}}){{/path}}

{{agencyName}}`,
  }),
  job_request_confirm: defineTemplate({
    name: 'Confirm a job request',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    urgent: true,
    variables: ['agencyName'],
    links: { link: { path: '/t/', token: 'job_request' } },
    subject: 'Confirm your request to {{agencyName}}',
    body: `Hello,

Someone asked {{agencyName}} to fill a job and gave this e-mail address.

[Read and confirm the request]({{link}})

We start work when you confirm it. The link is valid for seven days.

If this was not you, ignore this e-mail: nothing happens without your confirmation.

{{agencyName}}`,
  }),
  job_opened: defineTemplate({
    name: 'Search started',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'number', 'title', 'senderName', 'agencyName', 'note', 'path'],
    subject: 'The search has started: {{title}}',
    body: `Hello {{firstName}},

“{{title}}” ({{number}}) is open, and we have started the search.

{{#note}}{{senderName}} writes: “{{note}}”{{/note}}

We will contact you as soon as we can submit a candidate.

{{#path}}[Open your jobs]({{path}}){{/path}}

{{senderName}}, {{agencyName}}`,
  }),
  job_changed: defineTemplate({
    name: 'Job updated',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'number', 'title', 'senderName', 'agencyName', 'note', 'path'],
    subject: 'We have updated your job: {{title}}',
    body: `Hello {{firstName}},

We have updated “{{title}}” ({{number}}) and continue the search on this basis.

{{#path}}[Open your jobs]({{path}}){{/path}}

{{senderName}}, {{agencyName}}`,
  }),
  job_sent_back: defineTemplate({
    name: 'Question about a request',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'number', 'title', 'senderName', 'agencyName', 'note', 'path'],
    subject: 'A question about your request: {{title}}',
    body: `Hello {{firstName}},

Before we start the search for “{{title}}” ({{number}}) we need more information.

{{#note}}{{senderName}} writes: “{{note}}”{{/note}}

Reply to this e-mail and we will continue.

{{#path}}[Open your jobs]({{path}}){{/path}}

{{senderName}}, {{agencyName}}`,
  }),
  job_closed: defineTemplate({
    name: 'Search ended',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'number', 'title', 'senderName', 'agencyName', 'note', 'path'],
    subject: 'The search has ended: {{title}}',
    body: `Hello {{firstName}},

We have ended the search for “{{title}}” ({{number}}).

{{#note}}{{senderName}} writes: “{{note}}”{{/note}}

If you did not expect this, reply to this e-mail and we will talk about it.

{{#path}}[Open your jobs]({{path}}){{/path}}

{{senderName}}, {{agencyName}}`,
  }),
  message_to_client: defineTemplate({
    name: 'Mail by a person to a client',
    topic: 'custom',
    audience: 'client',
    category: 'other',
    variables: ['subject', 'body'],
    subject: '{{subject}}',
    body: `{{body}}`,
  }),
} as const;
