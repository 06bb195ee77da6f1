import { hourMs, shownAt, type ClientTeamMember } from '@muster/contracts';

type Hours = ClientTeamMember['hours'];

/** Weekdays with the same hours, each from Monday (1) to Sunday (7). */
export interface WeekPart {
  weekdays: number[];
  times: string;
}

/** Converts a member's working week to another time zone at a moment; daylight saving shifts it. */
export function weekSeenFrom(hours: Hours, zone: string, viewer: string, at: number): WeekPart[] {
  const apart = ((shownAt(at, viewer) - shownAt(at, zone)) / hourMs) * 60;
  const seen = hours
    .map(({ weekday, from, to }) => {
      const begins = minutesOf(from) + apart;
      // Across midnight, the weekday changes.
      const day = weekday + Math.floor(begins / fullDay);
      return {
        weekday: ((day - 1 + 7) % 7) + 1,
        from: clock(begins),
        to: clock(minutesOf(to) + apart),
      };
    })
    .toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
  const parts: WeekPart[] = [];
  for (const weekday of new Set(seen.map((one) => one.weekday))) {
    const times = seen
      .filter((one) => one.weekday === weekday)
      .map(({ from, to }) => `${from}–${to}`)
      .join(', ');
    const same = parts.find((part) => part.times === times);
    if (same) same.weekdays.push(weekday);
    else parts.push({ weekdays: [weekday], times });
  }
  return parts;
}

/** Formats weekdays: `Mon–Thu`, `Mon, Wed`. */
export function daysInWords(weekdays: readonly number[], nameOf: (weekday: number) => string) {
  const first = weekdays[0];
  const last = weekdays.at(-1);
  if (first === undefined || last === undefined) return '';
  const isRow = weekdays.length > 2 && last - first === weekdays.length - 1;
  return isRow ? `${nameOf(first)}–${nameOf(last)}` : weekdays.map(nameOf).join(', ');
}

const fullDay = 24 * 60;

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

function clock(minutes: number): string {
  const ofDay = Math.round(((minutes % fullDay) + fullDay) % fullDay);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}
