import { defineTemplate } from '../template.ts';

const manage = { link: { path: '/t/', token: 'interview_manage' } } as const;
const choose = { link: { path: '/t/', token: 'interview_schedule' } } as const;

/** Mails to candidates who choose the time of their interview themselves. */
export const scheduleTemplates = {
  interview_choose: defineTemplate({
    name: 'Choose the time of an interview',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'count', 'message', 'date'],
    links: choose,
    subject: 'Choose a time for your interview with {{agencyName}}',
    body: `Hello {{firstName}},

We would like to talk with you.

What: {{title}}, {{count}} minutes

{{#message}}{{senderName}} writes: “{{message}}”{{/message}}

Choose the time that suits you. All times are shown in your own time zone.

[Choose a time]({{link}})

The link works until {{date}}.

{{senderName}}, {{agencyName}}`,
  }),
  interview_choose_reminder: defineTemplate({
    name: 'Reminder to choose the time of an interview',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'count', 'date'],
    links: choose,
    subject: 'Still to do: choose a time for your interview',
    body: `Hello {{firstName}},

You have not chosen a time for your interview yet.

What: {{title}}, {{count}} minutes

[Choose a time]({{link}})

The link works until {{date}}. If none of the times fit, you can propose your own there.

{{senderName}}, {{agencyName}}`,
  }),
  interview_choose_missed: defineTemplate({
    name: 'Choose another time after a missed interview',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'count', 'date'],
    links: choose,
    subject: 'We missed you: choose another time for your interview',
    body: `Hello {{firstName}},

We waited for you, but the interview did not take place. If something came up, you can choose another time.

What: {{title}}, {{count}} minutes

[Choose a time]({{link}})

The link works until {{date}}. If none of the times fit, you can propose your own there.

{{senderName}}, {{agencyName}}`,
  }),
  interview_choose_sorry: defineTemplate({
    name: 'Choose another time after our interviewer did not come',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'count', 'date'],
    links: choose,
    subject: 'We are sorry: choose another time for your interview',
    body: `Hello {{firstName}},

We are sorry: our interviewer did not come to your interview. That was our mistake. Please choose another time that suits you.

What: {{title}}, {{count}} minutes

[Choose a time]({{link}})

The link works until {{date}}. If none of the times fit, you can propose your own there.

{{senderName}}, {{agencyName}}`,
  }),
  interview_confirmed: defineTemplate({
    name: 'Chosen time of an interview',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at', 'count', 'place', 'note'],
    links: manage,
    subject: 'Your interview with {{agencyName}}: {{at}}',
    body: `Hello {{firstName}},

Your interview is arranged.

What: {{title}}, {{count}} minutes
When: {{at}}
Where: {{place}}

{{#note}}{{note}}{{/note}}

The attached invitation puts it into your calendar.

[See, move or cancel the interview]({{link}})

{{senderName}}, {{agencyName}}`,
  }),
  interview_moved: defineTemplate({
    name: 'Other chosen time of an interview',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at', 'count', 'place', 'note'],
    links: manage,
    subject: 'New time for your interview: {{at}}',
    body: `Hello {{firstName}},

Your interview has a new time.

What: {{title}}, {{count}} minutes
When: {{at}}
Where: {{place}}

{{#note}}{{note}}{{/note}}

The attached invitation moves it in your calendar.

[See, move or cancel the interview]({{link}})

{{senderName}}, {{agencyName}}`,
  }),
  interview_cancelled: defineTemplate({
    name: 'Interview cancelled by the invited person',
    topic: 'reminder',
    audience: 'candidate',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'senderName', 'agencyName', 'title', 'at'],
    subject: 'You cancelled your interview: {{at}}',
    body: `Hello {{firstName}},

You cancelled the interview “{{title}}” at {{at}}. The attached message takes it out of your calendar.

If you would like another time after all, reply to this e-mail.

{{senderName}}, {{agencyName}}`,
  }),
  interview_attendee: defineTemplate({
    name: 'Interview to which the invited person brings somebody along',
    topic: 'reminder',
    audience: 'anyone',
    category: 'other',
    urgent: true,
    variables: ['firstName', 'inviterName', 'agencyName', 'title', 'news', 'at', 'count', 'place'],
    subject: 'Interview of {{inviterName}} with {{agencyName}}, {{news}}: {{at}}',
    body: `Hello {{firstName}},

{{inviterName}} would like to have you with them in an interview, which is {{news}}.

What: {{title}}, {{count}} minutes
When: {{at}}
{{#place}}Where: {{place}}{{/place}}

The attached message keeps your calendar up to date. If you do not know {{inviterName}}, ignore this e-mail.

{{agencyName}}`,
  }),
  meeting_code: defineTemplate({
    name: 'Code to enter a meeting',
    topic: 'account',
    audience: 'anyone',
    category: 'account',
    variables: ['code', 'title', 'agencyName', 'count'],
    subject: 'Your code for the meeting: {{code}}',
    body: `Hello,

Your code for “{{title}}” is {{code}}.

Enter it on the page of the meeting within {{count}} minutes. If you did not ask for it, ignore this e-mail.

{{agencyName}}`,
  }),
} as const;
