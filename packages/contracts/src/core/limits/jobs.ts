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
  /** A job closed longer ago is copied instead of reopened. */
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
  /** Hours a candidate may stay in a stage: up to a quarter of a year. */
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
  /** Rejecting more candidates at once requires a second person. */
  bulkReject: 100,
  /** Maximum other jobs to which a rejection can lead. */
  bridgeJobs: 3,
  /** Time within which submitting a candidate to the same client again requires a confirmation. */
  sameClient: 180 * dayMs,
  /** Time within which submissions of one job are combined into one mail to the client. */
  digest: 30 * minuteMs,
  /** Maximum delay of the rejection mail after the rejection. */
  messageDelay: 72 * hourMs,
  /** Lifetime of the link in a question for interest, and the delay of its reminder. */
  interestLink: 14 * dayMs,
  interestReminder: 48 * hourMs,
  /** Lifetime of the link with which applicants read their status. */
  statusLink: 180 * dayMs,
  /** Time after which a rejected candidate must have been notified. */
  rejectionTold: 72 * hourMs,
  /** Age after which a broken promise counts as history instead of a task. */
  promiseMissed: 7 * dayMs,
  /** A client who owes an answer is reminded when it is due, and twice more at this interval. */
  nudgeEvery: 24 * hourMs,
  /** Length of the evidence for what the client said. */
  proof: { min: 5, max: 500 },
  clientNote: 1000,
  message: 1000,
  /** Length of a whole mail, rewritten before it is sent. */
  mailText: 4000,
  interviewDays: 5,
  feedback: 5000,
  feedbackRound: 80,
  /** Maximum screening answers shown in one submission. */
  shownAnswers: 30,
  /** Lifetime of a feedback link, counted from the end of the interview if it is known. */
  feedbackLink: 14 * dayMs,
  /** Time for which the page shows what happened to the feedback. */
  feedbackPage: 30 * dayMs,
  /** Time for which the author can change the feedback. */
  feedbackEdit: 72 * hourMs,
  feedbackAutosave: 3000,
  /** Lifetime of the link with which a client decides by mail, and codes requested per hour. */
  decisionLink: 7 * dayMs,
  decisionCode: { max: 5, window: hourMs },
  /** Margin in percent below which a rate is questionable. */
  lowMargin: 10,
  columnCards: 500,
  /** Cards of each column loaded at once. */
  boardPage: 60,
  compare: 4,
} as const;
export const placement = {
  noticeDays: { min: 0, max: 90, usual: 14 },
  endAlertDays: [60, 30, 14, 7],
  /** Maximum cards on the board of ending contracts. */
  sunrise: 200,
  /** Minimum time between two requests of a client for the same former contractor. */
  askAgainEvery: 14 * dayMs,
  harvestProjectRef: 40,
  hoursPerWeek: { min: 1, max: 60 },
  rateReason: 300,
  marginWarning: 0.1,
} as const;
export const match = { list: 20 } as const;
