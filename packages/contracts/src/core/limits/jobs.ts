import { dayMs, hourMs, minuteMs } from '../durations.ts';

export const job = {
  title: { min: 3, max: 120 },
  description: { toOpen: 100, max: 20_000 },
  hoursPerWeek: { min: 1, max: 60, usual: 40 },
  durationMonths: { min: 1, max: 60 },
  skills: 20,
  overlapHours: { min: 0, max: 8 },
  submissions: { min: 1, max: 50 },
  interviewRounds: 8,
  requestFiles: 5,
  round: { name: 80, minutes: { min: 15, max: 240, usual: 60 }, interviewers: 10 },
  pools: 20,
  team: 20,
  /** A job that closed longer ago is copied, not opened again. */
  reopen: 180 * dayMs,
  /** Working hours until the first submission is late. */
  firstSubmissionHours: 72,
  bulk: 100,
} as const;
export const position = {
  perJob: 50,
  label: 60,
  reference: 60,
  addAtOnce: 10,
  restore: 30 * dayMs,
} as const;
export const pipeline = {
  name: { min: 2, max: 60 },
  templates: 200,
  stages: 30,
  stageName: { min: 2, max: 40 },
  label: 60,
  /** Hours a candidate may stay on a stage: up to a quarter of a year. */
  slaHours: { min: 1, max: 2160 },
} as const;
export const reason = {
  label: { min: 2, max: 80 },
  coolDownDays: { min: 1, max: 730 },
  inContext: 100,
} as const;
export const application = {
  introduction: { min: 80, max: 3000 },
  bulkMove: 200,
  /** Rejecting more at once takes a second person. */
  bulkReject: 100,
  /** Other jobs that a rejection can lead on to. */
  bridgeJobs: 3,
  /**
   * A candidate submitted to this client within this time is submitted again only after a
   * confirmation.
   */
  sameClient: 180 * dayMs,
  /** Submissions of one job within this time go to the client in one mail. */
  digest: 30 * minuteMs,
  /** How much later than the rejection its mail may go to the person. */
  messageDelay: 72 * hourMs,
  /** How long the link of a question for interest is good, and when it is asked once more. */
  interestLink: 14 * dayMs,
  interestReminder: 48 * hourMs,
  /** How long applicants read by a link where they stand. */
  statusLink: 180 * dayMs,
  /** The time after which a rejected candidate has been notified. */
  rejectionTold: 72 * hourMs,
  /** What was promised longer ago than this is history and no task any more. */
  promiseMissed: 7 * dayMs,
  /** A client who owes an answer is reminded at the end of their time, and twice more. */
  nudgeEvery: 24 * hourMs,
  /** How we know what the client said. */
  proof: { min: 5, max: 500 },
  clientNote: 1000,
  message: 1000,
  /** A whole mail, rewritten before it is sent. */
  mailText: 4000,
  interviewDays: 5,
  feedback: 5000,
  feedbackRound: 80,
  /** Answers of the screening that one submission shows at most. */
  shownAnswers: 30,
  /** So long a link to give feedback works, after the interview where its end is known. */
  feedbackLink: 14 * dayMs,
  /** The page says so long what became of it. */
  feedbackPage: 30 * dayMs,
  /** So long its author can change it. */
  feedbackEdit: 72 * hourMs,
  feedbackAutosave: 3000,
  /** A client decides by mail so long, and asks for so many codes in an hour. */
  decisionLink: 7 * dayMs,
  decisionCode: { max: 5, window: hourMs },
  /** Below this margin a rate is doubtful, in percent. */
  lowMargin: 10,
  columnCards: 500,
  /** Cards of each column that come at once. */
  boardPage: 60,
  compare: 4,
} as const;
export const placement = {
  noticeDays: { min: 0, max: 90, usual: 14 },
  endAlertDays: [60, 30, 14, 7],
  /** Cards on the board of contracts that end. */
  sunrise: 200,
  /** A client may ask for the same former contractor once in this time. */
  askAgainEvery: 14 * dayMs,
  harvestProjectRef: 40,
  hoursPerWeek: { min: 1, max: 60 },
  rateReason: 300,
  marginWarning: 0.1,
} as const;
export const match = { list: 20 } as const;
