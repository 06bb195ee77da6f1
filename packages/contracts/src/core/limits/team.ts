import { dayMs, hourMs } from '../durations.ts';

export const teamMember = {
  title: 100,
  department: 80,
  weeklyHours: { min: 1, max: 60 },
  harvestId: 40,
  contactName: 120,
  relation: 60,
  /** In one answer of who leads whom. */
  tree: 1_000,
} as const;
export const handover = {
  shown: 50,
  successors: 5,
  note: 500,
  /** How many interviews are given away with an account that is closed. */
  interviews: 200,
  /** How many colleagues are offered for an interview. */
  substitutes: 20,
  /** How far ahead the end of an account is planned. */
  aheadDays: 365,
} as const;
export const timesheet = {
  task: 120,
  note: 1000,
  reference: 60,
  externalRef: 40,
  entries: 400,
  /** Minutes a day above which the entry has to be confirmed. */
  longDay: 12 * 60,
  /** Working days within which an answer is expected. */
  answerDays: 3,
  /** The hour, where the person is, at which the last day of a period is reminded of. */
  reminderHour: 16,
  history: 60,
  desk: 100,
  /** Of a time report of several people. */
  importRows: 2000,
  importChars: 500_000,
  /** Days of one file for payroll. */
  fileDays: 92,
  /** How far back a sheet can be begun. */
  openBack: 92,
  /** A client approves by mail so long, and asks for so many codes in an hour. */
  approveLink: 7 * dayMs,
  approveCode: { max: 5, window: hourMs },
} as const;
/** The survey at the end of a placement: how long it is open, and after how long it is asked again. */
export const exitSurvey = {
  life: 21 * dayMs,
  remindAfter: 7 * dayMs,
  score: { min: 1, max: 5 },
  comment: 2000,
} as const;
export const evaluation = {
  cycle: 40,
  /** Of criteria and templates. */
  name: { min: 2, max: 80 },
  description: 300,
  criteria: { min: 3, max: 12 },
  totalWeight: 100,
  score: { min: 1, max: 5 },
  comment: 1000,
  text: 4000,
  /** How long strengths and improvements are at least. */
  explained: 20,
  goals: 20,
  goal: 500,
  clientName: 120,
  clientText: 2000,
  /** A client’s supervisor answers by mail so long, and is reminded once in so long at most. */
  inputLink: 14 * dayMs,
  inputRemindEvery: dayMs,
  /** So often in a day a client can be asked about one evaluation. */
  inputAsks: { max: 5, window: dayMs },
  /** How often what is being written behind the link is kept. */
  inputAutosave: 5000,
  managerNote: 2000,
  memberComment: 2000,
  note: 1000,
  /** Days before it is due on which reviewer and person are told. */
  noticeDays: 14,
  /** Days for the self review. */
  selfReviewDays: 7,
  /** Days after it was shared on which the person is reminded to read it. */
  remindDays: [7, 14],
  /** So many scores make a trend. */
  trendPoints: 3,
  history: 60,
  templates: 50,
  /** How long the page waits after the last change until it keeps what is written. */
  autosave: 2_000,
} as const;
