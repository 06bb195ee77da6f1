import { dayMs, hourMs } from '../durations.ts';

export const teamMember = {
  title: 100,
  department: 80,
  weeklyHours: { min: 1, max: 60 },
  harvestId: 40,
  contactName: 120,
  relation: 60,
  /** Maximum people in one reporting-line response. */
  tree: 1_000,
} as const;
export const handover = {
  shown: 50,
  successors: 5,
  note: 500,
  /** Maximum interviews handed over when an account is closed. */
  interviews: 200,
  /** Maximum colleagues offered as substitutes for an interview. */
  substitutes: 20,
  /** Maximum days ahead that the end of an account can be scheduled. */
  aheadDays: 365,
} as const;
export const timesheet = {
  task: 120,
  note: 1000,
  reference: 60,
  externalRef: 40,
  entries: 400,
  /** Minutes per day above which an entry must be confirmed. */
  longDay: 12 * 60,
  /** Working days within which an answer is expected. */
  answerDays: 3,
  /** Local hour of the person for the reminder on the last day of a period. */
  reminderHour: 16,
  history: 60,
  desk: 100,
  /** Maximum size of an imported time report of several people. */
  importRows: 2000,
  importChars: 500_000,
  /** Maximum days in one payroll file. */
  fileDays: 92,
  /** Maximum days in the past for which a timesheet can be started. */
  openBack: 92,
  /** Lifetime of the link with which a client approves by mail, and codes requested per hour. */
  approveLink: 7 * dayMs,
  approveCode: { max: 5, window: hourMs },
} as const;
/** The survey at the end of a placement: its lifetime and the delay of its reminder. */
export const exitSurvey = {
  life: 21 * dayMs,
  remindAfter: 7 * dayMs,
  score: { min: 1, max: 5 },
  comment: 2000,
} as const;
export const evaluation = {
  cycle: 40,
  /** Name length of criteria and templates. */
  name: { min: 2, max: 80 },
  description: 300,
  criteria: { min: 3, max: 12 },
  totalWeight: 100,
  score: { min: 1, max: 5 },
  comment: 1000,
  text: 4000,
  /** Minimum length of strengths and improvements. */
  explained: 20,
  goals: 20,
  goal: 500,
  clientName: 120,
  clientText: 2000,
  /**
   * Lifetime of the link with which a client’s supervisor answers, and minimum time between
   * reminders.
   */
  inputLink: 14 * dayMs,
  inputRemindEvery: dayMs,
  /** Maximum requests per day to a client about one evaluation. */
  inputAsks: { max: 5, window: dayMs },
  /** Interval at which unfinished input behind the link is saved. */
  inputAutosave: 5000,
  managerNote: 2000,
  memberComment: 2000,
  note: 1000,
  /** Days before the due date on which reviewer and person are notified. */
  noticeDays: 14,
  /** Days for the self review. */
  selfReviewDays: 7,
  /** Days after sharing on which the person is reminded to read the evaluation. */
  remindDays: [7, 14],
  /** Minimum scores for a trend. */
  trendPoints: 3,
  history: 60,
  templates: 50,
  /** Delay between the last change and the automatic save. */
  autosave: 2_000,
} as const;
