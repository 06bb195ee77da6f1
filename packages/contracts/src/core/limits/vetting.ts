import { dayMs, hourMs, minuteMs } from '../durations.ts';

/** `ruleMax`: a rule that finds more people than this is too broad to be useful. */
export const pool = {
  name: { min: 2, max: 80 },
  description: 2000,
  target: 10_000,
  ruleMax: 5000,
  moveAtOnce: 100,
} as const;
export const question = {
  perUse: 60,
  text: { min: 5, max: 500 },
  help: 300,
  idealAnswer: 2000,
  competency: 60,
  weight: { min: 1, max: 5 },
  minutes: { min: 1, max: 30 },
  options: { min: 2, max: 20, length: 120 },
  shortAnswer: 300,
  longAnswer: 5000,
  interviewMinutes: { min: 15, max: 240, usual: 60 },
  importChars: 300_000,
  importRows: 200,
} as const;
export const screening = {
  questions: 40,
  title: { min: 3, max: 120 },
  intro: 2000,
  message: 1000,
  reviewNote: 1000,
  score: { min: 1, max: 5 },
  /** Days until the answers are due; the link expires with the longest of these periods. */
  dueInDays: { min: 1, max: 14, usual: 5 },
  life: 14 * dayMs,
  /** Times before the deadline of automatic reminders, and the maximum of all reminders. */
  remindBefore: [48 * hourMs, 12 * hourMs],
  reminders: 3,
  /** Interval at which the page saves unfinished input. */
  autosave: 10_000,
  /** Maximum bytes of an answer in any script. */
  answerBytes: 48 * 1024,
  /** Maximum forms of one candidate. */
  perCandidate: 50,
  /** Maximum files of one answer and of a whole form, and uploads of one form per hour. */
  files: { perAnswer: 5, perForm: 40, perHour: 60 },
  /** Codes for continuing a form in another browser, per link. */
  deviceCode: { max: 5, window: hourMs },
} as const;
export const interview = {
  /** Times before the start at which each side is reminded, longest first. */
  reminders: {
    staff: [24 * hourMs, 15 * minuteMs],
    guests: [24 * hourMs, hourMs],
  },
  /** Time after the end at which the platform records known outcomes and asks for the others. */
  outcomeAfter: hourMs,
  /** Interviews that ended longer ago are left to their participants. */
  outcomeWithin: 2 * dayMs,
} as const;
export const clientInterview = {
  round: 60,
  hosts: 8,
  note: 1000,
  minutes: 45,
  /** Time after its end at which an interview counts as held unless recorded otherwise. */
  feedbackAfter: hourMs,
  /** After this time, feedback is requested only manually. */
  feedbackWithin: 2 * dayMs,
} as const;
export const vetting = {
  note: 1000,
  instructions: 2000,
  brief: 4000,
  interviewers: 4,
  /** Maximum interviews of one kind for one pool; the last one requires a lead. */
  attempts: 3,
  /**
   * Months for which a verdict is valid, and days before its end at which the owner is notified.
   */
  validMonths: 12,
  remindDays: [30, 7],
  /** Days until a failed candidate may try again. */
  retryDays: 90,
  /** Length of a scorecard remark and of its longer texts, and the minimum length of reasons. */
  remark: 1000,
  text: 3000,
  explained: 20,
  clientSummary: 1500,
  verifiedSkills: 20,
  /**
   * Characters of a transcript and of its summary; both are deleted this long after the decision.
   */
  transcript: 200_000,
  transcriptFileName: 255,
  transcriptSummary: 6000,
  transcriptKept: 180 * dayMs,
  /** Maximum quotes by competency, and characters of one. */
  highlights: 40,
  highlight: 400,
  /** Number of missed interviews from which the owner is warned. */
  missedWarning: 2,
} as const;
