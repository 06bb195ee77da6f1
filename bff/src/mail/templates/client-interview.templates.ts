import { defineTemplate } from '../template.ts';
import { answerLink } from './answer-link.ts';

/** Mails about interviews of candidates with clients, worded for each side. */
export const clientInterviewTemplates = {
  client_interview_arranged: defineTemplate({
    name: 'Interview for a job',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'title',
      'jobTitle',
      'company',
      'at',
      'count',
      'place',
      'note',
    ] as const,
    links: answerLink,
    subject: 'Your interview for {{jobTitle}}: {{at}}',
    body: `Hello {{firstName}},

Your interview for {{jobTitle}}{{#company}} with {{company}}{{/company}} is arranged.

What: {{title}}, {{count}} minutes
When: {{at}}
Where: {{place}}

{{#note}}{{note}}{{/note}}

The attached invitation puts it into your calendar. If the time does not suit you, say so here or reply to this e-mail.

[Say whether you come]({{link}})

{{senderName}}, {{agencyName}}`,
  }),
  client_interview_moved: defineTemplate({
    name: 'Interview for a job changed',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'title',
      'jobTitle',
      'company',
      'at',
      'count',
      'place',
      'note',
    ] as const,
    links: answerLink,
    subject: 'Your interview for {{jobTitle}} has changed: {{at}}',
    body: `Hello {{firstName}},

Your interview for {{jobTitle}}{{#company}} with {{company}}{{/company}} has changed.

What: {{title}}, {{count}} minutes
When: {{at}}
Where: {{place}}

{{#note}}{{note}}{{/note}}

The attached invitation updates it in your calendar. If the time does not suit you, say so here or reply to this e-mail.

[Say whether you come]({{link}})

{{senderName}}, {{agencyName}}`,
  }),
  client_interview_cancelled: defineTemplate({
    name: 'Interview for a job cancelled',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'jobTitle', 'at', 'note'],
    subject: 'Your interview for {{jobTitle}} is cancelled: {{at}}',
    body: `Hello {{firstName}},

Your interview “{{title}}” for {{jobTitle}} at {{at}} is cancelled.

{{#note}}{{note}}{{/note}}

The attached message takes it out of your calendar.

{{senderName}}, {{agencyName}}`,
  }),
  client_interview_client: defineTemplate({
    name: 'Interview for people of the client',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    urgent: true,
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'number',
      'title',
      'jobTitle',
      'news',
      'place',
      'note',
      'mayAnswer',
      'path',
    ] as const,
    links: answerLink,
    subject: '{{title}} with {{number}}: {{news}}',
    body: `Hello {{firstName}},

{{title}} with candidate {{number}} for {{jobTitle}}: {{news}}.

Where: {{place}}

{{#note}}{{note}}{{/note}}

The attached message keeps your calendar up to date.

[Open the interview]({{path}})

{{#mayAnswer}}- [Say whether you come]({{link}}){{/mayAnswer}}

{{senderName}}, {{agencyName}}`,
  }),
  client_interview_times: defineTemplate({
    name: 'Candidate proposes other times',
    topic: 'client_update',
    audience: 'client',
    category: 'other',
    variables: ['firstName', 'agencyName', 'number', 'title', 'jobTitle', 'path'],
    subject: '{{title}} with {{number}}: other times are proposed',
    body: `Hello {{firstName}},

None of the times that you proposed for “{{title}}” suits candidate {{number}} for {{jobTitle}}. They propose others.

[Choose one of them]({{path}})

{{agencyName}}`,
  }),
  client_interview_staff: defineTemplate({
    name: 'Interview of an application for staff',
    topic: 'reminder',
    audience: 'staff',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'number', 'title', 'jobTitle', 'news', 'mayAnswer', 'path'],
    links: answerLink,
    subject: '{{title}} with {{number}}: {{news}}',
    body: `Hello {{firstName}},

{{title}} with {{number}} for {{jobTitle}}: {{news}}.

[Open the interviews]({{path}})

{{#mayAnswer}}- [Say whether you come]({{link}}){{/mayAnswer}}`,
  }),
} as const;
