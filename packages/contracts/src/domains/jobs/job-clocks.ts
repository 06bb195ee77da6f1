import { dayMs, minuteMs } from '../../core/durations.ts';
import type { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { workingHoursBetween } from '../../core/working-hours.ts';
import type { JobState } from './jobs.machine.ts';
import type { jobClockSchema } from './jobs.schemas.ts';

/** A period in which a job was on hold; without an end it still is. ISO 8601. */
export interface JobHold {
  readonly from: string;
  readonly to: string | null;
}

/** Facts that determine a job's timers. */
export interface JobClockFacts {
  readonly status: JobState;
  readonly openedDate: string | null;
  /** The client's time zone. */
  readonly timeZone: string;
  readonly holds: readonly JobHold[];
  /** The first submission to the client; ISO 8601. */
  readonly firstSubmissionAt: string | null;
  readonly filledAt: string | null;
}

/** State of a timer. */
export type JobClock = z.infer<typeof jobClockSchema>;

/**
 * Returns the working hours between two moments of a job in the client's zone, without holds: the
 * measure of all timers of a job and its applications. Moments are milliseconds since 1970.
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
 * Returns the timer from the opening of the job to the first submission. Null for jobs that never
 * opened, and for those that ended without a submission.
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
 * Returns the moment, in milliseconds since 1970, at which the timer for the first submission
 * expires. Null if it is not running: before the opening, on hold, after a submission, after the
 * end.
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
  // A week has forty working hours: by this time the hours have expired in any case.
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
 * Returns the start of a day in a zone; accurate enough for timers of working hours, which do not
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

/** States with a running search; a filled or ended job does not age. */
const searching: readonly JobState[] = ['open', 'on_hold'];

/** Returns the calendar days since a job opened, while its search runs; otherwise null. */
export function jobAgeDays(
  { status, openedDate }: Pick<JobClockFacts, 'status' | 'openedDate'>,
  today: string,
): number | null {
  if (openedDate === null || !searching.includes(status)) return null;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(openedDate)) / dayMs));
}

/** Returns the calendar days from opening until the last position was filled; null until then. */
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
