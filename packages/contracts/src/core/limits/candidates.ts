import { dayMs, minuteMs } from '../durations.ts';

const megabyte = 1024 * 1024;

export const file = {
  document: 10 * megabyte,
  image: 5 * megabyte,
  portfolio: 25 * megabyte,
  transcript: 5 * megabyte,
  /** Maximum bytes of one upload request; the next request continues from there. */
  chunk: megabyte,
  /** The age at which an abandoned upload is deleted. */
  uploadLife: dayMs,
  downloadLink: 10 * minuteMs,
  uploadsPerMinute: 20,
  /** Characters of text kept for search and CV parsing. */
  textChars: 200_000,
  /** Time for which files refused by the scan stay in quarantine. */
  quarantine: 7 * dayMs,
  avatarPixels: 512,
  /** Maximum pixels of a picture, and the longer side after re-encoding. */
  pixels: 50_000_000,
  side: 6000,
  name: 200,
} as const;
export const fileRequest = { note: 500, open: 10, remindDaysBefore: 2 } as const;
export const attachment = { perRecord: 50, title: 120, expiryReminderDays: [30, 7] } as const;
export const experience = { max: 40, description: 4000, skills: 20 } as const;
export const education = { max: 20, description: 1000 } as const;
export const cvReading = {
  /** CV readings and previews that one person may start per window. */
  perUser: 20,
  window: minuteMs,
  /** Maximum attempts for a reading whose processes die before it ends. */
  tries: 3,
  timeout: 60_000,
  proposals: 300,
  lines: 5000,
  /** Confidence from which a proposal can be accepted together with all others as certain. */
  sure: 0.8,
  keep: 365 * dayMs,
} as const;
export const suggestion = { undo: 10 * minuteMs, keep: 90 * dayMs, atOnce: 100 } as const;
export const bio = { max: 10, title: 80, min: 50, body: 3000, versions: 50 } as const;
export const merge = { undo: 7 * dayMs } as const;
export const consent = { months: 24, remindDays: [30, 7] } as const;
export const skill = { aliases: 20, undo: 7 * dayMs } as const;
export const privacy = {
  /** Years for which data of work for a client is kept after the work ends. */
  retentionYears: 7,
  /** Days between the end of a consent and the prompt to erase. */
  graceDays: 30,
  /** Months between the rejection of a never vetted candidate and the prompt to erase. */
  rejectedMonths: 12,
  /** Maximum passports of one person within an hour. */
  passportsPerHour: 5,
  /** Maximum bytes of the files included in a passport. */
  passportFiles: 200 * megabyte,
} as const;
/** Maximum candidates invited to an account with one request. */
export const candidateAccount = { invitesAtOnce: 100 } as const;
export const candidate = {
  links: 15,
  skills: 60,
  primarySkills: 8,
  languages: 20,
  /** Valid age in years, derived from the birth date. */
  age: { min: 16, max: 100 },
  workCountries: 20,
  contactsPerKind: 10,
  rateHour: { min: 1, max: 1000 },
  rateMonth: { min: 100, max: 100_000 },
  hoursPerMonth: 160,
  staleAfterDays: 180,
} as const;
