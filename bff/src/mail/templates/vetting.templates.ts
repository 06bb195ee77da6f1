import { defineTemplate } from '../template.ts';
import { answerLink } from './answer-link.ts';

/** Mails to candidates about their vetting: the interview, and its result. */
export const vettingTemplates = {
  vetting_interview_confirmed: defineTemplate({
    name: 'Vetting interview arranged',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: [
      'firstName',
      'senderName',
      'agencyName',
      'title',
      'at',
      'count',
      'note',
      'text',
      'mayAnswer',
    ] as const,
    links: answerLink,
    subject: 'Your interview with {{agencyName}}: {{at}}',
    body: `{{#text}}{{text}}{{/text}}{{^text}}
Hello {{firstName}},

We have arranged an interview with you.

What: {{title}}, {{count}} minutes
When: {{at}}

{{#note}}{{note}}{{/note}}

The attached invitation puts it into your calendar. If the time does not suit you, reply to this e-mail.

{{#mayAnswer}}[Say whether you come]({{link}}){{/mayAnswer}}

{{senderName}}, {{agencyName}}
{{/text}}`,
  }),
  vetting_interview_moved: defineTemplate({
    name: 'Vetting interview moved',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at', 'count', 'note'],
    links: answerLink,
    subject: 'New time for your interview: {{at}}',
    body: `Hello {{firstName}},

Your interview has a new time.

What: {{title}}, {{count}} minutes
When: {{at}}

{{#note}}{{note}}{{/note}}

The attached invitation moves it in your calendar. If the time does not suit you, say so here or reply to this e-mail.

[Say whether you come]({{link}})

{{senderName}}, {{agencyName}}`,
  }),
  vetting_interview_cancelled: defineTemplate({
    name: 'Vetting interview cancelled',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at'],
    subject: 'Your interview is cancelled: {{at}}',
    body: `Hello {{firstName}},

The interview “{{title}}” at {{at}} will not take place. We will tell you how we go on.

{{senderName}}, {{agencyName}}`,
  }),
  vetting_interview_missed: defineTemplate({
    name: 'Vetting interview missed',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at'],
    subject: 'We missed you at the interview',
    body: `Hello {{firstName}},

We waited for you at the interview “{{title}}” at {{at}}. If something came up, reply to this e-mail and tell us. We will write to you about how we go on.

{{senderName}}, {{agencyName}}`,
  }),
  vetting_interview_sorry: defineTemplate({
    name: 'Vetting interview missed by us',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at'],
    subject: 'We are sorry about your interview',
    body: `Hello {{firstName}},

We are sorry: our interviewer did not come to the interview “{{title}}” at {{at}}. That was our mistake. We will write to you about how we go on.

{{senderName}}, {{agencyName}}`,
  }),
  vetting_passed: defineTemplate({
    name: 'Vetting passed',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'date'],
    subject: 'You are vetted at {{agencyName}}',
    body: `Hello {{firstName}},

Good news: you passed our vetting. We can now propose you to our clients as somebody whose skills we have seen ourselves.

The result holds until {{date}}. We will be in touch before then.

Thank you for the time that you gave us,

{{senderName}}, {{agencyName}}`,
  }),
  vetting_not_passed: defineTemplate({
    name: 'Vetting not passed',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'date'],
    subject: 'Your vetting at {{agencyName}}',
    body: `Hello {{firstName}},

Thank you for talking with us and for the preparation that went into it. We decided not to go on with the vetting at present.

You are welcome to try again from {{date}}. If you would like to know more about our decision, reply to this e-mail.

We wish you all the best,

{{senderName}}, {{agencyName}}`,
  }),
} as const;
