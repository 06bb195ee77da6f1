import { dayMs } from '@muster/contracts';

/** Moments and days around the day on which the demo data is made. */
export class DemoTime {
  readonly now: Date;

  constructor(now: Date = new Date()) {
    this.now = now;
  }

  /** `days` before (or, negative, after) now, at some office hour. */
  ago(days: number, hour = 10): Date {
    const at = new Date(this.now.getTime() - days * dayMs);
    at.setUTCHours(hour, (days * 37) % 60, 0, 0);
    return at > this.now && days >= 0 ? new Date(this.now.getTime() - 60_000) : at;
  }

  /** The calendar day `days` before (or, negative, after) today. */
  day(days: number): string {
    return new Date(this.now.getTime() - days * dayMs).toISOString().slice(0, 10);
  }
}
