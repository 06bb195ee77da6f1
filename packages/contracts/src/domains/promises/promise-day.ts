import { dayMs } from '../../core/durations.ts';
import { shownAt } from '../../core/zone-clock.ts';

/** The day that "fri", "tomorrow", "27 Nov" or "in 3 days" means, and the length of that text. */
export interface SaidDay {
  /** `YYYY-MM-DD`; null for a day that does not exist. */
  readonly on: string | null;
  readonly length: number;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const weekday =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dayOfMonth = '([0-9]{1,2})(?:st|nd|rd|th)?';

const form = (pattern: string): RegExp => new RegExp(`^${pattern}(?![\\p{L}\\d])`, 'iu');

type Reader = (said: RegExpExecArray, today: string) => string | null;

const forms: readonly (readonly [RegExp, Reader])[] = [
  [form('today'), (_said, today) => today],
  [form('(?:tomorrow|tmrw?)'), (_said, today) => daysAfter(today, 1)],
  [form('([0-9]{4})-([0-9]{2})-([0-9]{2})'), ([, y, m, d]) => dateOf(y, Number(m), d)],
  [
    form('in ([0-9]{1,3}) (day|week)s?'),
    ([, count, unit], today) =>
      daysAfter(today, Number(count) * (unit?.toLowerCase() === 'week' ? 7 : 1)),
  ],
  [form(`next (${weekday})`), ([, day = ''], today) => nextWeeks(today, indexOf(weekdays, day))],
  [form(`(${weekday})`), ([, day = ''], today) => coming(today, indexOf(weekdays, day))],
  [
    form(`${dayOfMonth} (${month})(?: ([0-9]{4}))?`),
    ([, day, name = '', year], today) => dated(today, day, name, year),
  ],
  [
    form(`(${month}) ${dayOfMonth}(?:,? ([0-9]{4}))?`),
    ([, name = '', day, year], today) => dated(today, day, name, year),
  ],
];

/** Returns the day at the beginning of a text; null if there is none. */
export function readDay(text: string, today: string): SaidDay | null {
  for (const [pattern, read] of forms) {
    const said = pattern.exec(text);
    if (said) return { on: read(said, today), length: said[0].length };
  }
  return null;
}

/** Returns the local day of a zone. */
export const dayOf = (moment: number, timeZone: string): string => iso(shownAt(moment, timeZone));

const iso = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

export const daysAfter = (day: string, count: number): string =>
  iso(Date.parse(day) + count * dayMs);

const indexOf = (names: readonly string[], said: string): number =>
  names.indexOf(said.slice(0, 3).toLowerCase());

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Returns the next such day; on a Friday, "fri" means a week later. */
const coming = (today: string, wanted: number): string =>
  daysAfter(today, ((wanted - weekdayOf(today) + 6) % 7) + 1);

/** Returns that weekday in the week starting next Monday. */
const nextWeeks = (today: string, wanted: number): string =>
  daysAfter(today, 7 - weekdayOf(today) + wanted);

/** Without a year, returns the next such date. */
function dated(today: string, day: string | undefined, name: string, year?: string) {
  const inMonth = indexOf(months, name) + 1;
  if (year !== undefined) return dateOf(year, inMonth, day);
  const thisYear = today.slice(0, 4);
  const on = dateOf(thisYear, inMonth, day);
  return on !== null && on < today ? dateOf(String(Number(thisYear) + 1), inMonth, day) : on;
}

function dateOf(year: string | undefined, inMonth: number, day: string | undefined): string | null {
  const utc = Date.UTC(Number(year), inMonth - 1, Number(day));
  const date = new Date(utc);
  const isThere = date.getUTCMonth() === inMonth - 1 && date.getUTCDate() === Number(day);
  return isThere ? iso(utc) : null;
}
