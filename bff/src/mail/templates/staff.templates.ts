import { defineTemplate } from '../template.ts';
import { answerLink } from './answer-link.ts';

/** Mails to the colleagues of a job. */
export const staffTemplates = {
  client_message: defineTemplate({
    name: 'Message from a client',
    topic: 'client_update',
    audience: 'staff',
    category: 'other',
    variables: ['firstName', 'senderName', 'company', 'title', 'message', 'path'],
    subject: '{{title}} ({{senderName}}, {{company}})',
    body: `Hello {{firstName}},

{{senderName}} of {{company}} writes to you:

“{{message}}”

Your answer to this e-mail goes to {{senderName}}.

[Open in Muster]({{path}})`,
  }),
  team_promises_weekly: defineTemplate({
    name: 'Promises of a team, each week',
    topic: 'reminder',
    audience: 'staff',
    category: 'other',
    optional: true,
    variables: ['firstName', 'groups', 'path', 'agencyName'],
    subject: 'This week: what became of your team’s promises',
    body: `Hello {{firstName}},

This is what became of the promises that your team made to candidates and clients.

{{groups}}

[Open Home]({{path}})

{{agencyName}}`,
  }),
  vetting_interview_staff: defineTemplate({
    name: 'Vetting interview for interviewers',
    topic: 'reminder',
    audience: 'staff',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'number', 'title', 'news', 'mayAnswer', 'path'],
    links: answerLink,
    subject: '{{title}} with {{number}}: {{news}}',
    body: `Hello {{firstName}},

{{title}} with {{number}}: {{news}}.

[Open the interview]({{path}})

{{#mayAnswer}}- [Say whether you come]({{link}}){{/mayAnswer}}`,
  }),
  client_interview_request: defineTemplate({
    name: 'Client wants an interview',
    topic: 'application',
    audience: 'staff',
    category: 'other',
    variables: ['firstName', 'number', 'jobTitle', 'company', 'path'],
    subject: '{{company}} wants to interview {{number}}',
    body: `Hello {{firstName}},

{{company}} wants to interview {{number}} for {{jobTitle}}.

[Open the application]({{path}})`,
  }),
  client_selected: defineTemplate({
    name: 'Client selected a candidate',
    topic: 'application',
    audience: 'staff',
    category: 'other',
    variables: ['firstName', 'number', 'jobTitle', 'company', 'path'],
    subject: '{{company}} selected {{number}}',
    body: `Hello {{firstName}},

{{company}} selected {{number}} for {{jobTitle}}. A position is reserved.

The candidate has not been told yet. Please tell them.

[Open the application]({{path}})`,
  }),
  client_rejected_internal: defineTemplate({
    name: 'Client decided against',
    topic: 'application',
    audience: 'staff',
    category: 'other',
    variables: ['firstName', 'number', 'jobTitle', 'company', 'path'],
    subject: '{{company}} decided against {{number}}',
    body: `Hello {{firstName}},

{{company}} decided against {{number}} for {{jobTitle}}.

You find the reason on the application. Please tell the candidate.

[Open the application]({{path}})`,
  }),
} as const;
