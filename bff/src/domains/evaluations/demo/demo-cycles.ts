import { shiftDay } from '@muster/contracts';

interface Cycle {
  cycle: string;
  start: string;
  end: string;
}

/** Number of days after the end of a period in which its evaluation is still being written. */
export const writingDays = 7;

/** Returns the half-year that is `ago` half-years before the current one. */
export function halfAgo(today: string, ago: number): Cycle {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const index = year * 2 + (month > 6 ? 1 : 0) - ago;
  const of = Math.floor(index / 2);
  return index % 2 === 0
    ? { cycle: `${of} H1`, start: `${of}-01-01`, end: `${of}-06-30` }
    : { cycle: `${of} H2`, start: `${of}-07-01`, end: `${of}-12-31` };
}

/**
 * Returns the month that is `ago` months before the current one: contractors have not been at work
 * for half a year.
 */
export function monthAgo(today: string, ago: number): Cycle {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const [first, next] = [ago, ago - 1].map((back) => new Date(Date.UTC(year, month - 1 - back, 1)));
  const dayOf = (at: Date | undefined) => at?.toISOString().slice(0, 10) ?? today;
  return {
    cycle: `${first?.toLocaleString('en', { month: 'long', timeZone: 'UTC' })} ${first?.getUTCFullYear()}`,
    start: dayOf(first),
    end: shiftDay(dayOf(next), -1),
  };
}
