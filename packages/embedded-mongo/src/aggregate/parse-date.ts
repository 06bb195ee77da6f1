import { ServerError } from '../errors.ts';
import { fromParts } from './date-format.ts';

const FORM =
  /^(\d{4})-(\d\d)(?:-(\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?)? ?([Zz]|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/;
const ZERO_OFFSET = /^(?:UTC|GMT|Etc\/UTC|[+-]00(?::?00)?)$/;

/** An unreadable date: `ConversionFailure` (241). */
export function unreadable(text: string, why: string): ServerError {
  return new ServerError(241, `Error parsing date string '${text}'; ${why}`);
}

/**
 * Parses an ISO 8601 date, in the local time of `zone` unless it names a zone itself. Throws
 * `ConversionFailure` (241) for invalid days and hours.
 */
export function parseDate(text: string, zone = 'UTC'): Date {
  const match = FORM.exec(text);
  if (!match) throw unreadable(text, 'unexpected character');
  const number = (at: number): number => Number(match[at] ?? 0);
  const [year, month, day] = [number(1), number(2), match[3] === undefined ? 1 : number(3)];
  const [hour, minute, second] = [number(4), number(5), number(6)];
  // Day 0 of a month is the last day of the previous month.
  const last = new Date(Date.UTC(2000, month, 0));
  last.setUTCFullYear(year, month, 0);
  if (month < 1 || month > 12 || day < 1 || day > last.getUTCDate())
    throw unreadable(text, 'the parsed date was invalid');
  if (hour > 23 || minute > 59 || second > 59)
    throw unreadable(text, 'the parsed time was invalid');
  const millisecond = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const own = match[8]?.toUpperCase();
  if (own !== undefined && !ZERO_OFFSET.test(zone))
    throw unreadable(
      text,
      'you cannot pass in a date/time string with time zone information together with a timezone argument',
    );
  const parts = { year, month, day, hour, minute, second, millisecond };
  return fromParts(parts, own === undefined ? zone : own === 'Z' ? 'UTC' : own);
}
