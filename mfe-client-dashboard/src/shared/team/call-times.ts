import { dayKey, formatDate, formatTime } from '@muster/ui';

interface Choice {
  value: string;
  label: string;
}

/** The days on which there is a time, on the reader's calendar. */
export function daysOf(times: readonly string[]): Choice[] {
  const days = new Map(times.map((time) => [dayKey(time), time]));
  return [...days].map(([value, time]) => ({
    value,
    label: formatDate(time, { weekday: true, year: false }),
  }));
}

/** The times of a day, on the reader's clock. */
export const timesOn = (times: readonly string[], day: string | null): Choice[] =>
  times
    .filter((time) => dayKey(time) === day)
    .map((time) => ({ value: time, label: formatTime(time, { zone: true }) }));
