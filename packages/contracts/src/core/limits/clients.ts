import { hourMs } from '../durations.ts';

export const company = {
  name: 120,
  legalName: 160,
  about: 4000,
  paymentTermsDays: { min: 0, max: 120, usual: 30 },
  feedbackSlaHours: { min: 1, max: 336, usual: 48 },
  team: 20,
  bulk: 100,
} as const;
/** A call that a client user books with the agency: length, minimum notice, horizon. */
export const clientCall = {
  minutes: 30,
  noticeHours: 4,
  horizonDays: 14,
  phone: { min: 4, max: 32 },
} as const;
/** Messages of client users to the agency: mails, questions and change requests. */
export const clientMessage = { perUser: 10, window: hourMs, subject: 120, text: 4000 } as const;
/** Maximum colleagues that a client user invites at once, and jobs shown to them. */
export const coworkers = { atOnce: 10, jobs: 50 } as const;
/** Maximum seconds that one report counts for one part, and minimum seconds before one is sent. */
export const submissionReading = { seconds: 1800, least: 3 } as const;
