import { dayMs, hourMs, minuteMs } from '../durations.ts';

const megabyte = 1024 * 1024;

export const view = {
  perUser: 50,
  name: 60,
  query: 2000,
  countsAtOnce: 20,
  columns: 80,
  /** Maximum own and shared views in a user's tab order. */
  arranged: 500,
  /** Time for which a deleted view can be restored; the Undo notice can be held open. */
  restore: hourMs,
} as const;
/** `rows` exceeds the 50,000 of the business constants: the whole list of a large agency. */
const exportLimits = { rows: 100_000, keep: 7 * dayMs, perHour: 10, runningPerUser: 3 } as const;
export const search = { perUser: 60, window: minuteMs, hits: 20, query: 200 } as const;
export const peopleSearch = {
  /** Maximum characters, nesting depth of parentheses, and clauses of a query. */
  query: 1000,
  depth: 12,
  clauses: 40,
  /** Maximum values of one clause: `country:AR,BR`. */
  values: 20,
  /** Maximum passages that explain why a candidate was found. */
  passages: 3,
  /** Maximum values of one facet. */
  facet: 12,
  compare: 4,
} as const;
export const savedSearch = {
  perUser: 50,
  name: 60,
  /** Maximum results of a search with an alert: with more, the alerts are too many to read. */
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
  /** Local hour of the user at which the daily digest and due tasks arrive. */
  morning: 8,
  digest: 50,
} as const;
export const bulk = {
  /** Maximum records processed within one request; more run as a background operation. */
  atOnce: 25,
  /** Maximum accounts whose roles are changed with one request. */
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
/** A second person must decide within this time. */
export const approval = { life: 72 * hourMs, reason: { min: 10, max: 500 } } as const;

export { exportLimits as export, importLimits as import };
