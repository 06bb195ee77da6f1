import { dayMs, hourMs, minuteMs } from '../durations.ts';

const megabyte = 1024 * 1024;

/** Custom fields of the agency. */
export const customField = {
  perEntity: 40,
  label: 60,
  help: 200,
  choice: 60,
  choices: 50,
  text: 300,
  longText: 4000,
  number: 1_000_000_000_000,
  /** Maximum length of the custom field filter in a list URL. */
  filter: 1300,
  conditions: 20,
} as const;
export const webhook = {
  most: 20,
  name: 60,
  url: 500,
  /** Timeout of one delivery attempt, and bytes kept of a response. */
  time: 15_000,
  answerBytes: 500,
  /** Minutes to wait after each failed attempt: about three days in all. */
  retryMinutes: [0.2, 1, 5, 30, 120, 360, 720, 1440, 1440],
  triesKept: 12,
  /** A webhook is switched off after this many consecutive failures over this time. */
  stopAfter: { tries: 20, time: 3 * dayMs },
  keep: 30 * dayMs,
  listed: 100,
  /** Deliveries that a person may resend manually per window. */
  byHand: 30,
  window: 10 * minuteMs,
} as const;
export const release = {
  kept: 5,
  history: 50,
  /** Reports from one person's browsers about the builds they received. */
  reports: { perPerson: 120, window: hourMs, keptDays: 30 },
  withdrawal: {
    /** Minimum people with errors: with fewer, one browser may be at fault. */
    people: 5,
    /** Share of the people who opened the build since its activation. */
    share: 0.2,
    /** A build that has been active for longer is not the cause of current errors. */
    within: dayMs,
    /** Time until a page was rendered; a slower one counts as an error. */
    slowMs: 8_000,
  },
  token: {
    name: 60,
    perRemote: 10,
    keepEnded: 90 * dayMs,
    wrongPerIp: 30,
    wrongWindow: 10 * minuteMs,
  },
  /** Builds delivered over the network: their files, duration and maximum age of a signature. */
  delivery: {
    files: 2_000,
    bytes: 64 * megabyte,
    lasts: hourMs,
    signedWithin: 10 * minuteMs,
    bodyBytes: 512 * 1024,
  },
} as const;
export const audit = { keepYears: 7, windowDays: 92, perHour: { checks: 10 } } as const;
export const settings = {
  name: 120,
  legalName: 160,
  address: 500,
  idleHours: { min: 1, max: 72 },
  hours: { min: 1, max: 720 },
  answerDays: { min: 1, max: 30 },
  /** Hours from the end of an interview until its feedback is due. */
  feedbackHours: { min: 1, max: 168, usual: 24 },
  /** Multiples of that time at which reminders are sent; never before it ends. */
  feedbackReminders: [1, 2, 3],
  domain: 253,
  domains: 10,
  senderName: 80,
  sharedSenders: 20,
  /** Monthly exchange rates: ten years of all currencies. */
  rates: 2000,
  chatMonths: { min: 1, max: 120 },
  graceDays: { min: 0, max: 365 },
  keptDays: { min: 30, max: 3650 },
} as const;
export const assistant = {
  perMinute: 20,
  message: 1000,
  /** Maximum messages of one dialogue. */
  messages: 100,
  dialogueKept: 30 * dayMs,
  input: 20_000,
  sentences: 12,
  prompts: 30,
  promptName: 60,
  promptInput: 4000,
  usageKept: 90 * dayMs,
  usageShown: 50,
} as const;
