import { dayMs, hourMs, minuteMs } from '../durations.ts';

const megabyte = 1024 * 1024;

export const view = {
  perUser: 50,
  name: 60,
  query: 2000,
  countsAtOnce: 20,
  columns: 80,
  /** Views that one's tabs can hold in an order, one's own and shared ones. */
  arranged: 500,
  /** A removed view comes back for this long; the notice with Undo can be held open. */
  restore: hourMs,
} as const;
/** `rows` is above the 50,000 of the business constants: the whole list of a large agency. */
const exportLimits = { rows: 100_000, keep: 7 * dayMs, perHour: 10, runningPerUser: 3 } as const;
export const search = { perUser: 60, window: minuteMs, hits: 20, query: 200 } as const;
export const peopleSearch = {
  /** Characters of a query, parentheses in one another, and clauses. */
  query: 1000,
  depth: 12,
  clauses: 40,
  /** Values of one clause: `country:AR,BR`. */
  values: 20,
  /** Passages that explain why a candidate was found. */
  passages: 3,
  /** Values of one facet. */
  facet: 12,
  compare: 4,
} as const;
export const savedSearch = {
  perUser: 50,
  name: 60,
  /** People whom a search with an alert finds at most: with more, the news drown. */
  people: 2000,
} as const;
export const recentItems = 20;
export const notification = {
  keep: 180 * dayMs,
  page: 25,
  collapseWithin: dayMs,
  title: 140,
  body: 400,
  unreadCap: 100,
  /** The hour of the day, where the person is, at which the daily digest and due tasks come. */
  morning: 8,
  digest: 50,
} as const;
export const bulk = {
  /** So many are looked after within one request; more as an operation in the background. */
  atOnce: 25,
  /** Accounts whose roles are changed with one request. */
  users: 100,
  items: 200,
  selection: 10_000,
  runningPerUser: 3,
  undo: dayMs,
  keep: 365 * dayMs,
} as const;
const importLimits = {
  bytes: 50 * megabyte,
  rows: 50_000,
  columns: 200,
  preview: 50,
  keep: 7 * dayMs,
  undo: dayMs,
} as const;
/** A second person decides within this time. */
export const approval = { life: 72 * hourMs, reason: { min: 10, max: 500 } } as const;

export { exportLimits as export, importLimits as import };
