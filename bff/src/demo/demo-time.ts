import { dayMs } from '@muster/contracts';

/** Moments and days relative to the creation of the demo data. */
export class DemoTime {
  readonly now: Date;

  constructor(now: Date = new Date()) {
    this.now = now;
  }

  /** Returns the moment `days` before (or, if negative, after) now, at some office hour. */
  ago(days: number, hour = 10): Date {
    const at = new Date(this.now.getTime() - days * dayMs);
    at.setUTCHours(hour, (days * 37) % 60, 0, 0);
    return at > this.now && days >= 0 ? new Date(this.now.getTime() - 60_000) : at;
  }

  /** Returns the calendar day `days` before (or, if negative, after) today. */
  day(days: number): string {
    return new Date(this.now.getTime() - days * dayMs).toISOString().slice(0, 10);
  }
}

/** Returns `at`, but never earlier than the moment at which the record began. */
export const notBefore = (began: Date, at: Date): Date => (at < began ? began : at);
