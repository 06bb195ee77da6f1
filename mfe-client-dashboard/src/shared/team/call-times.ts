import { dayKey, formatDate, formatTime } from '@muster/ui';

interface Choice {
  value: string;
  label: string;
}

/** Returns the days with available times, in the reader's time zone. */
export function daysOf(times: readonly string[]): Choice[] {
  const days = new Map(times.map((time) => [dayKey(time), time]));
  return [...days].map(([value, time]) => ({
    value,
    label: formatDate(time, { weekday: true, year: false }),
  }));
}

/** Returns the times of a day, in the reader's time zone. */
export const timesOn = (times: readonly string[], day: string | null): Choice[] =>
  times
    .filter((time) => dayKey(time) === day)
    .map((time) => ({ value: time, label: formatTime(time, { zone: true }) }));
