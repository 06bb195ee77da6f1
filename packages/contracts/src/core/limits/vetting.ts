import { dayMs, hourMs, minuteMs } from '../durations.ts';

/** `ruleMax`: a rule that finds more people than this is too wide to be of use. */
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
  /** Days until the answers are expected; the link lives as long as the last of them. */
  dueInDays: { min: 1, max: 14, usual: 5 },
  life: 14 * dayMs,
  /** How long before the end a reminder goes out by itself, and how many in all. */
  remindBefore: [48 * hourMs, 12 * hourMs],
  reminders: 3,
  /** How often the page keeps what is being typed. */
  autosave: 10_000,
  /** Bytes of the longest answer in any script. */
  answerBytes: 48 * 1024,
  /** Forms of one candidate. */
  perCandidate: 50,
  /** Files of one answer and of all answers of a form; uploads of one form within an hour. */
  files: { perAnswer: 5, perForm: 40, perHour: 60 },
  /** Codes by which a form is gone on with in another browser, for one link. */
  deviceCode: { max: 5, window: hourMs },
} as const;
export const interview = {
  /** The time before its start at which each side is reminded, the longest first. */
  reminders: {
    staff: [24 * hourMs, 15 * minuteMs],
    guests: [24 * hourMs, hourMs],
  },
  /** The time after its end at which the platform notes what it knows of, and asks for the rest. */
  outcomeAfter: hourMs,
  /** What ended longer ago than this is left to its people. */
  outcomeWithin: 2 * dayMs,
} as const;
export const clientInterview = {
  round: 60,
  hosts: 8,
  note: 1000,
  minutes: 45,
  /** The time after its end at which an interview counts as held unless recorded otherwise. */
  feedbackAfter: hourMs,
  /** Later, feedback is requested only by hand. */
  feedbackWithin: 2 * dayMs,
} as const;
export const vetting = {
  note: 1000,
  instructions: 2000,
  brief: 4000,
  interviewers: 4,
  /** Interviews of one kind for one pool; the last one needs a lead. */
  attempts: 3,
  /** How long a verdict holds, and how long before its end the owner is told. */
  validMonths: 12,
  remindDays: [30, 7],
  /** When a failed candidate may try again. */
  retryDays: 90,
  /** One remark of a scorecard, its longer texts, and how long the reasons are at least. */
  remark: 1000,
  text: 3000,
  explained: 20,
  clientSummary: 1500,
  verifiedSkills: 20,
  /** Characters of a transcript and of its summary; both are deleted so long after the decision. */
  transcript: 200_000,
  transcriptFileName: 255,
  transcriptSummary: 6000,
  transcriptKept: 180 * dayMs,
  /** Quotes by competency, and the characters of one. */
  highlights: 40,
  highlight: 400,
  /** From so many missed interviews on the owner is warned. */
  missedWarning: 2,
} as const;
