import { defineTemplate } from '../template.ts';
import { answerLink } from './answer-link.ts';

/** Mails to people who are invited to an event. */
export const calendarTemplates = {
  event_invited: defineTemplate({
    name: 'Invitation to an event',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at', 'place', 'note'],
    links: answerLink,
    subject: 'Invitation: {{title}}, {{at}}',
    body: `Hello {{firstName}},

{{senderName}} of {{agencyName}} invites you.

What: {{title}}
When: {{at}}

{{#place}}Where: {{place}}{{/place}}

{{#note}}{{note}}{{/note}}

The attached invitation puts it into your calendar.

[Say whether you come]({{link}})

{{senderName}}, {{agencyName}}`,
  }),
  event_changed: defineTemplate({
    name: 'Change of an event',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at', 'place', 'note'],
    links: answerLink,
    subject: 'Changed: {{title}}, {{at}}',
    body: `Hello {{firstName}},

{{senderName}} of {{agencyName}} changed an event to which you are invited.

What: {{title}}
When: {{at}}

{{#place}}Where: {{place}}{{/place}}

{{#note}}{{note}}{{/note}}

The attached invitation brings your calendar up to date.

[Say whether you come]({{link}})

{{senderName}}, {{agencyName}}`,
  }),
  event_cancelled: defineTemplate({
    name: 'Cancelled event',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at', 'place'],
    subject: 'Cancelled: {{title}}, {{at}}',
    body: `Hello {{firstName}},

{{senderName}} of {{agencyName}} cancelled an event to which you were invited.

What: {{title}}
When: {{at}}

{{#place}}Where: {{place}}{{/place}}

The attached message takes it out of your calendar.

{{senderName}}, {{agencyName}}`,
  }),
  event_reminder: defineTemplate({
    name: 'Reminder of an event',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at', 'place', 'path'],
    subject: 'Reminder: {{title}}, {{at}}',
    body: `Hello {{firstName}},

What: {{title}}
When: {{at}}

{{#place}}Where: {{place}}{{/place}}

{{#path}}[Open the calendar]({{path}}){{/path}}

{{senderName}}, {{agencyName}}`,
  }),
};
