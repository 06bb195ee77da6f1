import { dayMs, hourMs, minuteMs } from '../durations.ts';

export const note = { edit: dayMs, pinned: 3, body: 10_000 } as const;
export const task = { reopenDays: 7 } as const;
export const promise = {
  text: 300,
  reason: 300,
  perText: 10,
  shownDays: 30,
  rateDays: 90,
} as const;
export const template = {
  name: { min: 3, max: 80 },
  /** Maximum templates of one person, and of the team. */
  perOwner: 200,
  files: 3,
  revisions: 50,
  rehearsal: 20,
  tests: { perUser: 20, window: hourMs },
} as const;
export const mail = {
  /** Months for which the text of a mail is kept; its recipients, time and subject matter stay. */
  keepWordsMonths: 24,
  subject: 200,
  body: 20_000,
  /** Minutes before each further delivery attempt. */
  retryMinutes: [1, 5, 30, 120, 720],
  /** Maximum time a mail can be scheduled ahead. */
  planAhead: 90 * dayMs,
  /** Lifetime of the unsubscribe link. */
  unsubscribeLink: 730 * dayMs,
  /** Maximum unsubscribe requests from one network. */
  unsubscribe: { perIp: 120, window: minuteMs },
  list: 100,
  signature: 500,
  /** Length of the reason for sending a mail without waiting for the recipient’s working day. */
  urgentReason: { min: 10, max: 300 },
  copies: 10,
  /** Maximum people of a client who receive one mail together. */
  recipients: 20,
  files: 10,
  /** Maximum bytes of all files of a mail. */
  fileBytes: 15 * 1024 * 1024,
  /** Maximum recipients of one mail; more requires a second person. */
  batch: 200,
  /** Maximum recipients with the approval of a second person. */
  batchMax: 2000,
  /** Maximum bulk recipients of one person per day. */
  bulkPerDay: 1000,
  /** Maximum colleagues who get a copy of each bulk mail. */
  batchCopies: 5,
  /** Maximum mails of one batch sent per minute. */
  bulkPerMinute: 60,
} as const;
/** Incoming mails. */
export const inbox = {
  every: minuteMs,
  /** Size above which a mail is recorded without its content. */
  bytes: 30 * 1024 * 1024,
  /** Maximum new mails fetched at a time. */
  batch: 100,
  /** Maximum attempts for a mail whose processes die before it is done. */
  tries: 3,
  text: 20_000,
  html: 200_000,
  files: 20,
  list: 100,
  /** Time for which a mail that concerns no record is kept. */
  keepDismissed: 30 * dayMs,
} as const;
export const call = { note: 2000, minutes: 600, ago: 30 * dayMs } as const;
export const chat = {
  body: 4000,
  title: 120,
  /** Maximum people in one conversation. */
  people: 30,
  files: 5,
  links: 5,
  /** Time for which the author can edit a message. */
  edit: 15 * minuteMs,
  perUser: 60,
  window: minuteMs,
  page: 40,
  keepMonths: 24,
  /** Time an unread message waits before its reader is notified elsewhere. */
  noticeAfter: 20_000,
  found: 30,
  contacts: 30,
} as const;
