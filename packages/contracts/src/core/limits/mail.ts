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
  /** Of one person, and of the team. */
  perOwner: 200,
  files: 3,
  revisions: 50,
  rehearsal: 20,
  tests: { perUser: 20, window: hourMs },
} as const;
export const mail = {
  /** How long the words of a mail are kept; that it went, to whom and about what stays. */
  keepWordsMonths: 24,
  subject: 200,
  body: 20_000,
  /** Minutes before each further try to deliver. */
  retryMinutes: [1, 5, 30, 120, 720],
  /** How far ahead a mail can be planned. */
  planAhead: 90 * dayMs,
  /** How long the link works by which its reader asks for no more mails. */
  unsubscribeLink: 730 * dayMs,
  /** Requests to unsubscribe from one network. */
  unsubscribe: { perIp: 120, window: minuteMs },
  list: 100,
  signature: 500,
  /** Why a mail does not wait for its reader’s day. */
  urgentReason: { min: 10, max: 300 },
  copies: 10,
  /** People of a client who get one mail together. */
  recipients: 20,
  files: 10,
  /** Bytes of all files of a mail. */
  fileBytes: 15 * 1024 * 1024,
  /** So many people one person writes to at once; more needs a second person. */
  batch: 200,
  /** With a second person, too. */
  batchMax: 2000,
  /** So many people one person writes to in bulk within a day. */
  bulkPerDay: 1000,
  /** Colleagues who get a copy of each mail to many. */
  batchCopies: 5,
  /** How many mails of one batch leave in a minute. */
  bulkPerMinute: 60,
} as const;
/** Mails that come in. */
export const inbox = {
  every: minuteMs,
  /** A larger mail is noted without its content. */
  bytes: 30 * 1024 * 1024,
  /** So many new ones are taken in at a time. */
  batch: 100,
  /** How often one is begun by processes that do not live to end it. */
  tries: 3,
  text: 20_000,
  html: 200_000,
  files: 20,
  list: 100,
  /** How long a mail is kept that concerns no record. */
  keepDismissed: 30 * dayMs,
} as const;
export const call = { note: 2000, minutes: 600, ago: 30 * dayMs } as const;
export const chat = {
  body: 4000,
  title: 120,
  /** In one conversation. */
  people: 30,
  files: 5,
  links: 5,
  /** How long the author can change a message. */
  edit: 15 * minuteMs,
  perUser: 60,
  window: minuteMs,
  page: 40,
  keepMonths: 24,
  /** How long a message may wait unread before its reader is told elsewhere. */
  noticeAfter: 20_000,
  found: 30,
  contacts: 30,
} as const;
