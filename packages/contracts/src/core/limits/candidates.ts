import { dayMs, minuteMs } from '../durations.ts';

const megabyte = 1024 * 1024;

export const file = {
  document: 10 * megabyte,
  image: 5 * megabyte,
  portfolio: 25 * megabyte,
  transcript: 5 * megabyte,
  /** Bytes that one request of an upload brings at most; the next goes on from there. */
  chunk: megabyte,
  /** The age at which an abandoned upload is deleted. */
  uploadLife: dayMs,
  downloadLink: 10 * minuteMs,
  uploadsPerMinute: 20,
  /** What text is kept for the search and the reading of a CV. */
  textChars: 200_000,
  /** What was refused by the scan stays in quarantine so long. */
  quarantine: 7 * dayMs,
  avatarPixels: 512,
  /** Of a picture, and of the longer of its sides once it is encoded anew. */
  pixels: 50_000_000,
  side: 6000,
  name: 200,
} as const;
export const fileRequest = { note: 500, open: 10, remindDaysBefore: 2 } as const;
export const attachment = { perRecord: 50, title: 120, expiryReminderDays: [30, 7] } as const;
export const experience = { max: 40, description: 4000, skills: 20 } as const;
export const education = { max: 20, description: 1000 } as const;
export const cvReading = {
  /** Readings and previews that one person begins in a window. */
  perUser: 20,
  window: minuteMs,
  /** How often it is begun by processes that do not live to end it. */
  tries: 3,
  timeout: 60_000,
  proposals: 300,
  lines: 5000,
  /** From here on a proposal is offered to be accepted with all others that are as sure. */
  sure: 0.8,
  keep: 365 * dayMs,
} as const;
export const suggestion = { undo: 10 * minuteMs, keep: 90 * dayMs, atOnce: 100 } as const;
export const bio = { max: 10, title: 80, min: 50, body: 3000, versions: 50 } as const;
export const merge = { undo: 7 * dayMs } as const;
export const consent = { months: 24, remindDays: [30, 7] } as const;
export const skill = { aliases: 20, undo: 7 * dayMs } as const;
export const privacy = {
  /** What is kept of work for a client after its end. */
  retentionYears: 7,
  /** Between the end of a consent and the question whether to erase. */
  graceDays: 30,
  /** Between the rejection of people who were never vetted and the question whether to erase. */
  rejectedMonths: 12,
  /** Passports of one person within an hour. */
  passportsPerHour: 5,
  /** Bytes of files that a passport brings along. */
  passportFiles: 200 * megabyte,
} as const;
/** So many candidates are invited to an account with one request. */
export const candidateAccount = { invitesAtOnce: 100 } as const;
export const candidate = {
  links: 15,
  skills: 60,
  primarySkills: 8,
  languages: 20,
  /** In years, as far as a birth date is noted. */
  age: { min: 16, max: 100 },
  workCountries: 20,
  contactsPerKind: 10,
  rateHour: { min: 1, max: 1000 },
  rateMonth: { min: 100, max: 100_000 },
  hoursPerMonth: 160,
  staleAfterDays: 180,
} as const;
