import { defineTemplate } from '../template.ts';

/** Mails to a client's users about their requests: a job from its request to its end. */
export const clientJobTemplates = {
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
} as const;
