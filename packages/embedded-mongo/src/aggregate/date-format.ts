import { ServerError } from '../errors.ts';

/** The parts of an instant in one time zone. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  let known = formatters.get(zone);
  if (!known) {
    try {
      known = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        era: 'short',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      });
    } catch {
      throw new ServerError(40485, `unrecognized time zone identifier: "${zone}"`);
    }
    formatters.set(zone, known);
  }
  return known;
}

/** Returns the offset of a zone from UTC at an instant, in milliseconds. */
export function zoneOffset(date: Date, zone: string): number {
  if (zone === 'UTC' || zone === 'GMT') return 0;
  const fixed = /^([+-])(\d\d):?(\d\d)?$/.exec(zone);
  if (fixed)
    return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
  const values: Record<string, string> = {};
  for (const { type, value } of formatter(zone).formatToParts(date)) values[type] = value;
  const year = values['era'] === 'BC' ? 1 - Number(values['year']) : Number(values['year']);
  const local = Date.UTC(
    2000,
    Number(values['month']) - 1,
    Number(values['day']),
    Number(values['hour']),
    Number(values['minute']),
    Number(values['second']),
  );
  const shifted = new Date(local);
  shifted.setUTCFullYear(year, Number(values['month']) - 1, Number(values['day']));
  return shifted.getTime() - Math.floor(date.getTime() / 1000) * 1000;
}

/** Returns the parts of an instant in a zone. */
export function partsOf(date: Date, zone: string): DateParts {
  const local = new Date(date.getTime() + zoneOffset(date, zone));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
  };
}

/** Returns the instant at which a zone's clocks show these parts; parts out of range carry over. */
export function fromParts(parts: DateParts, zone: string): Date {
  const local = new Date(0);
  local.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  local.setUTCHours(parts.hour, parts.minute, parts.second, parts.millisecond);
  // Twice, because the offset at the guess may differ from the offset at the result.
  const guess = new Date(local.getTime() - zoneOffset(local, zone));
  return new Date(local.getTime() - zoneOffset(guess, zone));
}

/**
 * Returns the day of the year from 1, the weekday from 1 (Sunday), and the ISO week with its year.
 */
export function calendar(parts: DateParts): {
  dayOfYear: number;
  dayOfWeek: number;
  week: number;
  isoDay: number;
  isoWeek: number;
  isoYear: number;
} {
  const day = Date.UTC(parts.year, parts.month - 1, parts.day);
  const dayOfYear = Math.round((day - Date.UTC(parts.year, 0, 1)) / 86_400_000) + 1;
  const weekday = new Date(day).getUTCDay();
  const isoDay = weekday === 0 ? 7 : weekday;
  const thursday = new Date(day + (4 - isoDay) * 86_400_000);
  const isoYear = thursday.getUTCFullYear();
  const isoWeek = Math.floor((thursday.getTime() - Date.UTC(isoYear, 0, 1)) / 604_800_000) + 1;
  return {
    dayOfYear,
    dayOfWeek: weekday + 1,
    week: Math.floor((dayOfYear + 6 - weekday) / 7),
    isoDay,
    isoWeek,
    isoYear,
  };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function pad(value: number, size: number): string {
  return String(value).padStart(size, '0');
}

/** Formats an instant in MongoDB's format language. Throws 18536 for unknown letters. */
export function formatDate(date: Date, format: string, zone: string): string {
  const parts = partsOf(date, zone);
  const days = calendar(parts);
  const offset = Math.round(zoneOffset(date, zone) / 60_000);
  const offsetText = (separator: string): string =>
    `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60), 2)}${separator}${pad(Math.abs(offset) % 60, 2)}`;
  const letters: Record<string, () => string> = {
    Y: () => pad(parts.year, 4),
    m: () => pad(parts.month, 2),
    d: () => pad(parts.day, 2),
    H: () => pad(parts.hour, 2),
    M: () => pad(parts.minute, 2),
    S: () => pad(parts.second, 2),
    L: () => pad(parts.millisecond, 3),
    j: () => pad(days.dayOfYear, 3),
    w: () => String(days.dayOfWeek),
    u: () => String(days.isoDay),
    U: () => pad(days.week, 2),
    V: () => pad(days.isoWeek, 2),
    G: () => pad(days.isoYear, 4),
    b: () => MONTHS[parts.month - 1]!.slice(0, 3),
    B: () => MONTHS[parts.month - 1]!,
    z: () => offsetText(''),
    Z: () => String(offset),
    '%': () => '%',
  };
  return format.replace(/%(.?)/gs, (_all, letter: string) => {
    if (!Object.hasOwn(letters, letter))
      throw new ServerError(18536, `Invalid format character '%${letter}' in format string`);
    return letters[letter]!();
  });
}

/** Formats a date as MongoDB converts it to a string. */
export function dateText(date: Date): string {
  return date.toISOString();
}
