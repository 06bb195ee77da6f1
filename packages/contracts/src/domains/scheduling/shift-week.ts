import { minuteMs } from '../../core/durations.ts';
import { shownAt } from '../../core/zone-clock.ts';
import type { HostHoursFields } from './availability.schemas.ts';

type Week = HostHoursFields['weekly'];
const day = 24 * 60;
const week = 7 * day;

const minutesOf = (clock: string): number => {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
};
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Converts weekly hours from one zone to another, with the current offsets. Hours that cross
 * midnight become two entries.
 */
export function shiftWeek(weekly: Week, from: string, to: string, now: Date): Week {
  const moment = now.getTime();
  const later = (shownAt(moment, to) - shownAt(moment, from)) / minuteMs;
  return weekly
    .flatMap(({ weekday, from: begin, to: end }) => {
      const start = (weekday - 1) * day + minutesOf(begin) + later + week;
      const length = minutesOf(end) - minutesOf(begin);
      const untilMidnight = Math.min(length, day - (start % day));
      return [
        { start, length: untilMidnight },
        { start: start + untilMidnight, length: length - untilMidnight },
      ];
    })
    .filter(({ length }) => length > 0)
    .map(({ start, length }) => ({
      weekday: Math.floor((start % week) / day) + 1,
      from: clockOf(start % day),
      to: clockOf((start % day) + length),
    }))
    .toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
}
