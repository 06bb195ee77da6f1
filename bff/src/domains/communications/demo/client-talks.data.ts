import type { CallOutcome } from '@muster/contracts';

/** Mails of the agency to a client's users, and their replies with their times. */
export const clientMails: readonly {
  ago: number;
  subject: string;
  text: string;
  answer?: string;
}[] = [
  {
    ago: 34,
    subject: 'How our first weeks went',
    text: 'Thank you for the open talk on Monday. I noted that you prefer two candidates at a time, and profiles on Tuesdays.',
    answer: 'Exactly, and please keep the summaries as short as the last ones.',
  },
  {
    ago: 11,
    subject: 'Your open jobs this month',
    text: 'For the open jobs we talk to nine people at present. Two of them could begin within four weeks.',
    answer: 'Good news. We would like to meet both, mornings suit us best.',
  },
  {
    ago: 4,
    subject: 'Dates for the interviews',
    text: 'Both candidates are free on Wednesday and Thursday before noon. Which of the two days may I fix?',
  },
];

/** Calls with a client, as described in notes. */
export const clientCalls: readonly {
  ago: number;
  outcome: CallOutcome;
  minutes: number | null;
  note: string;
}[] = [
  {
    ago: 27,
    outcome: 'spoke',
    minutes: 24,
    note: 'The team grows by three people next quarter. Budget is agreed, the titles are still open.',
  },
  {
    ago: 9,
    outcome: 'voicemail',
    minutes: null,
    note: 'Asked to call back about the start dates.',
  },
  {
    ago: 6,
    outcome: 'spoke',
    minutes: 12,
    note: 'Wants a second profile for the backend role, with more experience in payments.',
  },
];

/** Promises to a client, by the days until they are due. */
export const clientPromises = [
  { text: 'A second profile for the backend role', dueInDays: 3, source: 'call', status: 'open' },
  { text: 'Dates for both interviews', dueInDays: -5, source: 'mail', status: 'kept' },
] as const;
