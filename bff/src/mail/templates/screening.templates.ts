import { defineTemplate } from '../template.ts';

/** Mails to candidates about screening forms, in the usual words and in variants. */
export const screeningTemplates = {
  screening_invite: defineTemplate({
    name: 'Screening form',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'title',
      'message',
      'count',
      'minutes',
      'date',
    ],
    links: { link: { path: '/t/', token: 'screening_form' } },
    subject: 'Some questions for you: {{title}}',
    body: `Hello {{firstName}},

We would like to know more about your work. The form has {{count}} questions{{#minutes}} and takes about {{minutes}} minutes{{/minutes}}. Your answers are saved as you write, so you can stop and go on later, also on another device.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

[Answer the questions]({{link}})

Please answer by {{date}}.

{{senderName}}, {{agencyName}}`,
  }),
  screening_reminder: defineTemplate({
    name: 'Reminder of a screening form',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'title',
      'message',
      'count',
      'minutes',
      'date',
    ],
    links: { link: { path: '/t/', token: 'screening_form' } },
    subject: 'Open until {{date}}: {{title}}',
    body: `Hello {{firstName}},

Your form with {{count}} questions is open until {{date}}{{#minutes}} and takes about {{minutes}} minutes{{/minutes}}. What you have answered so far is saved.

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

[Go on with the questions]({{link}})

If you need more time, reply to this e-mail.

{{senderName}}, {{agencyName}}`,
  }),
  screening_code: defineTemplate({
    name: 'Code to go on with a form on another device',
    topic: 'account',
    audience: 'candidate',
    category: 'account',
    urgent: true,
    variables: ['firstName', 'code', 'title', 'agencyName', 'count'],
    subject: 'Your code to go on: {{code}}',
    body: `Hello {{firstName}},

Your code to go on with “{{title}}” on another device is {{code}}.

Enter it on the page within {{count}} minutes. If you did not ask for it, ignore this e-mail: nobody else sees your answers without it.

{{agencyName}}`,
  }),
  screening_received: defineTemplate({
    name: 'Answers received',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'count', 'answers'],
    subject: 'We have your answers: {{title}}',
    body: `Hello {{firstName}},

Thank you. We have received your answers to {{count}} questions. We read every answer and will tell you about the next step within a few working days.

If you want to add something, reply to this e-mail.

{{#answers}}This is what you answered:

{{answers}}{{/answers}}

{{senderName}}, {{agencyName}}`,
  }),
  screening_closed: defineTemplate({
    name: 'Screening form closed',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'message'],
    subject: 'The form is closed: {{title}}',
    body: `Hello {{firstName}},

You do not need to answer the questions that we sent you any more. The link is closed.

{{senderName}} writes: “{{message}}”

{{senderName}}, {{agencyName}}`,
  }),
  screening_in_words: defineTemplate({
    name: 'Screening form in another language or in own words',
    topic: 'screening',
    audience: 'candidate',
    category: 'other',
    variables: ['subject', 'text', 'linkLabel', 'deadline'],
    links: { link: { path: '/t/', token: 'screening_form' } },
    subject: '{{subject}}',
    body: `{{text}}

[{{linkLabel}}]({{link}})

{{deadline}}`,
  }),
} as const;
