import { defineTemplate } from '../template.ts';

const toCandidate = {
  topic: 'reminder',
  audience: 'candidate',
  category: 'other',
  variables: ['firstName', 'agencyName', 'title', 'jobTitle', 'at', 'count', 'place'],
  subject: 'Reminder: {{title}}, {{at}}',
  body: `Hello {{firstName}},

Your interview is coming up.

What: {{title}}{{#jobTitle}}, {{jobTitle}}{{/jobTitle}}, {{count}} minutes
When: {{at}}
{{#place}}Where: {{place}}{{/place}}

If you cannot come, reply to this e-mail so that nobody waits for you.

{{agencyName}}`,
} as const;

const toClient = {
  topic: 'client_update',
  audience: 'client',
  category: 'other',
  variables: ['firstName', 'agencyName', 'number', 'title', 'jobTitle', 'at', 'place', 'path'],
  subject: 'Reminder: {{title}} with {{number}}, {{at}}',
  body: `Hello {{firstName}},

{{title}} with candidate {{number}} for {{jobTitle}} is coming up.

When: {{at}}
Where: {{place}}

[Open the interview]({{path}})

{{agencyName}}`,
} as const;

/** Mails before an interview, and after it if its scorecard is missing. */
export const reminderTemplates = {
  interview_reminder: defineTemplate({ ...toCandidate, name: 'Interview tomorrow' }),
  // Does not wait until the morning, because it would arrive after the start.
  interview_reminder_soon: defineTemplate({
    ...toCandidate,
    name: 'Interview within the hour',
    urgent: true,
  }),
  interview_reminder_client: defineTemplate({
    ...toClient,
    name: 'Interview tomorrow, for people of the client',
  }),
  interview_reminder_client_soon: defineTemplate({
    ...toClient,
    name: 'Interview within the hour, for people of the client',
    urgent: true,
  }),
  interview_reminder_staff: defineTemplate({
    name: 'Interview tomorrow, for the agency’s people',
    topic: 'reminder',
    audience: 'staff',
    category: 'other',
    variables: ['firstName', 'number', 'title', 'at', 'path'],
    subject: 'Reminder: {{title}} with {{number}}, {{at}}',
    body: `Hello {{firstName}},

{{title}} with {{number}} is coming up: {{at}}.

[Open the interview]({{path}})`,
  }),
  feedback_request_interviewer: defineTemplate({
    name: 'Scorecard missing after an interview',
    topic: 'reminder',
    audience: 'staff',
    category: 'other',
    variables: ['firstName', 'number', 'title', 'path'],
    subject: 'Your scorecard of {{number}} is still missing',
    body: `Hello {{firstName}},

{{title}} with {{number}} is over, and your scorecard is still missing. Others read theirs only once they have written their own.

[Write the scorecard]({{path}})`,
  }),
} as const;
