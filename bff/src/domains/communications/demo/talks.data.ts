import type { CallOutcome, TemplateTopic } from '@muster/contracts';

/** Mail templates of the team. */
export const demoTemplates: readonly {
  name: string;
  topic: TemplateTopic;
  subject: string;
  body: string;
}[] = [
  {
    name: 'First contact',
    topic: 'candidate_outreach',
    subject: 'A job that could suit you, {{firstName}}',
    body: `Hello {{firstName}},

I work for {{agencyName}} and look for people with your experience. One of our clients has a remote job that I think would suit you.

Do you have a quarter of an hour this week for a call?

Best regards,
{{senderName}}`,
  },
  {
    name: 'Still interested?',
    topic: 'candidate_outreach',
    subject: 'Are you open to new jobs?',
    body: `Hello {{firstName}},

It has been a while since we talked. Are you open to new jobs at present, and from when would you be available?

A short answer is enough, and helps me to propose only what fits.

Best regards,
{{senderName}}`,
  },
  {
    name: 'Documents we need',
    topic: 'onboarding',
    subject: 'Documents for your profile',
    body: `Hello {{firstName}},

For your profile we still need a current CV in English. Please reply to this e-mail and attach it.

Thank you,
{{senderName}}, {{agencyName}}`,
  },
];

/** Mails to candidates, with their time. */
export const demoMails: readonly { ago: number; subject: string; text: string }[] = [
  {
    ago: 21,
    subject: 'A job that could suit you',
    text: 'I look for somebody with your experience for a remote team. Do you have a quarter of an hour this week for a call?',
  },
  {
    ago: 12,
    subject: 'Notes from our call',
    text: 'Thank you for the call. As agreed I propose you for two jobs and come back to you on Friday.',
  },
];

/** Calls, with the notes about them. */
export const demoCalls: readonly {
  ago: number;
  outcome: CallOutcome;
  minutes: number | null;
  note: string;
}[] = [
  { ago: 16, outcome: 'no_answer', minutes: null, note: '' },
  {
    ago: 14,
    outcome: 'spoke',
    minutes: 18,
    note: 'Open to remote jobs from next month. Prefers small teams and mornings for calls.',
  },
  { ago: 6, outcome: 'voicemail', minutes: null, note: 'Asked to call back about the start date.' },
];
