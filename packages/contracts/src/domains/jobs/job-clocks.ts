import { dayMs, minuteMs } from '../../core/durations.ts';
import type { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { workingHoursBetween } from '../../core/working-hours.ts';
import type { JobState } from './jobs.machine.ts';
import type { jobClockSchema } from './jobs.schemas.ts';

/** A time in which a job stood on hold; without an end it still does. ISO 8601. */
export interface JobHold {
  readonly from: string;
  readonly to: string | null;
}

/** What the clocks of a job go by. */
export interface JobClockFacts {
  readonly status: JobState;
  readonly openedDate: string | null;
  /** The client's zone. */
  readonly timeZone: string;
  readonly holds: readonly JobHold[];
  /** The first submission to the client; ISO 8601. */
  readonly firstSubmissionAt: string | null;
  readonly filledAt: string | null;
}

/** How a clock stands. */
export type JobClock = z.infer<typeof jobClockSchema>;

/**
 * Working hours between two moments of a job in the client's zone, without its times on hold: the
 * measure of every clock of a job and of its applications. Moments are milliseconds since 1970.
 */
export function jobHoursBetween(
  { timeZone, holds }: Pick<JobClockFacts, 'timeZone' | 'holds'>,
  from: number,
  to: number,
): number {
  const held = holds.reduce((sum, hold) => {
    const start = Math.max(from, Date.parse(hold.from));
    const end = Math.min(to, hold.to === null ? to : Date.parse(hold.to));
    return sum + workingHoursBetween(start, end, timeZone);
  }, 0);
  return workingHoursBetween(from, to, timeZone) - held;
}

/**
 * The clock until the first submission: from the opening of the job to the first submission. Null
 * for jobs that never opened, and for those that ended without a submission.
 */
export function firstSubmissionClock(
  facts: JobClockFacts,
  now: number,
  limitHours: number = limits.job.firstSubmissionHours,
): JobClock | null {
  const { status, openedDate, firstSubmissionAt } = facts;
  if (openedDate === null) return null;
  const stopped = firstSubmissionAt === null ? null : Date.parse(firstSubmissionAt);
  if (stopped === null && status !== 'open' && status !== 'on_hold') return null;
  const opened = startOfDay(openedDate, facts.timeZone);
  const hours = jobHoursBetween(facts, opened, stopped ?? now);
  const late = hours > limitHours;
  const state =
    stopped !== null
      ? late
        ? 'missed'
        : 'met'
      : status === 'on_hold'
        ? 'paused'
        : late
          ? 'late'
          : 'running';
  return { state, hours, limitHours };
}

/**
 * The moment, in milliseconds since 1970, at which the clock until the first submission runs out.
 * Null where it does not run: before the opening, on hold, after a submission, after the end.
 */
export function firstSubmissionDueAt(
  facts: JobClockFacts,
  limitHours: number = limits.job.firstSubmissionHours,
): number | null {
  const { status, openedDate, firstSubmissionAt, holds } = facts;
  if (openedDate === null || firstSubmissionAt !== null || status !== 'open') return null;
  const opened = startOfDay(openedDate, facts.timeZone);
  const held = holds.reduce((sum, { from, to }) => {
    return to === null ? sum : sum + Date.parse(to) - Date.parse(from);
  }, 0);
  // A week has forty working hours: later than this the hours have run in any case.
  let latest = opened + held + (Math.ceil(limitHours / 40) + 1) * 7 * dayMs;
  let earliest = opened;
  while (latest - earliest > minuteMs) {
    const middle = earliest + (latest - earliest) / 2;
    if (jobHoursBetween(facts, opened, middle) >= limitHours) latest = middle;
    else earliest = middle;
  }
  return Math.floor(latest / minuteMs) * minuteMs;
}

/**
 * The moment at which a day begins in a zone; near enough for clocks of working hours, which do not
 * run at night.
 */
function startOfDay(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(midnight);
  return midnight - (Date.parse(`${shown.replace(' ', 'T')}Z`) - midnight);
}

/** Where the search still runs; a filled or ended job does not grow older. */
const searching: readonly JobState[] = ['open', 'on_hold'];

/** Calendar days since a job was opened, while its search runs; null when none does. */
export function jobAgeDays(
  { status, openedDate }: Pick<JobClockFacts, 'status' | 'openedDate'>,
  today: string,
): number | null {
  if (openedDate === null || !searching.includes(status)) return null;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(openedDate)) / dayMs));
}

/** Calendar days from opening to the last seat filled; null until then. */
export function jobDaysToFill({
  openedDate,
  filledAt,
}: Pick<JobClockFacts, 'openedDate' | 'filledAt'>): number | null {
  if (openedDate === null || filledAt === null) return null;
  return Math.max(
    0,
    Math.round((Date.parse(filledAt.slice(0, 10)) - Date.parse(openedDate)) / dayMs),
  );
}
