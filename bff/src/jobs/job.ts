import type { Logger } from 'pino';
import type { Config } from '../config.ts';

export interface JobContext {
  readonly log: Logger;
  readonly config: Config;
  /** Aborted when the process stops or the lease ends. */
  readonly signal: AbortSignal;
}

/** When a job runs again: some time after it ended, or at a fixed hour of the day (UTC). */
type Schedule = { readonly everyMs: number } | { readonly dailyAtHour: number };

/** Periodic work that one process does at a time. */
export type JobDefinition = Schedule & {
  readonly name: string;
  readonly run: (context: JobContext) => Promise<void>;
};

/** Returns the next due time of a job that ended at `now`. */
export function nextRunOf(job: Schedule, now: Date): Date {
  if ('everyMs' in job) return new Date(now.getTime() + job.everyMs);
  const next = new Date(now);
  next.setUTCHours(job.dailyAtHour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
