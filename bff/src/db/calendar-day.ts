const dayMs = 86_400_000;

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Today in UTC, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());

/** The day `days` after (or before) a day. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * dayMs));

const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as people read it: `12 Dec 2026`. */
export const dayInWords = (day: string): string => words.format(new Date(day));
