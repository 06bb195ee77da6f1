import type { DateLike } from './date-like.ts';
import { dateTimeFormat } from './intl-locale.ts';
import { clockOptions, viewerTimeZone } from './viewer.ts';
import { zoneName } from './zones.ts';

export type ZoneOptions = {
  /** IANA zone; default the viewer's. */
  timeZone?: string;
};

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

function instantOf(value: DateLike, options: ZoneOptions): { at: Date; timeZone: string } {
  // A calendar day has no zone; formatted in UTC, it never shifts to the day before.
  if (typeof value === 'string' && calendarDay.test(value)) {
    return { at: new Date(`${value}T00:00:00Z`), timeZone: 'UTC' };
  }
  return { at: new Date(value), timeZone: options.timeZone ?? viewerTimeZone() };
}

// ICU abbreviates September as Sept in British English; four letters would misalign the columns.
function shorten(text: string): string {
  return text.replace('Sept ', 'Sep ').replace(/Sept$/, 'Sep');
}

/**
 * Formats a day: `14 Dec 2026`; with `weekday`, `Thu 26 Nov 2026`; with `year: false`, `26 Nov`.
 * Returns an empty string for a value that is not a date.
 */
export function formatDate(
  value: DateLike,
  options: ZoneOptions & { weekday?: boolean; year?: boolean } = {},
): string {
  const { at, timeZone } = instantOf(value, options);
  if (Number.isNaN(at.getTime())) return '';
  const { weekday = false, year = true } = options;
  const text = dateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: year ? 'numeric' : undefined,
    weekday: weekday ? 'short' : undefined,
    timeZone,
  }).format(at);
  return shorten(text.replace(',', ''));
}

/** Formats a month as stored in records: `2021-03` becomes `Mar 2021`. */
export function formatMonth(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return '';
  return shorten(dateTimeFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' }).format(at));
}

/** Formats a clock time, `14:12`; with `zone`, `14:12 CET`. */
export function formatTime(
  value: DateLike,
  options: ZoneOptions & { zone?: boolean } = {},
): string {
  const timeZone = options.timeZone ?? viewerTimeZone();
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return '';
  const text = dateTimeFormat({ ...clockOptions(), timeZone }).format(at);
  return options.zone ? `${text} ${zoneName(timeZone, at)}` : text;
}

/**
 * Formats a day and a time with its zone: `Thu 26 Nov, 10:00 CET`; shows the year unless it is the
 * current one.
 */
export function formatDateTime(
  value: DateLike,
  options: ZoneOptions & { zone?: boolean; weekday?: boolean; now?: DateLike } = {},
): string {
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return '';
  const { zone = true, weekday = true, timeZone, now = Date.now() } = options;
  const year = dayKey(value, { timeZone }).slice(0, 4) !== dayKey(now, { timeZone }).slice(0, 4);
  return `${formatDate(value, { timeZone, weekday, year })}, ${formatTime(value, { timeZone, zone })}`;
}

/** Returns the calendar day of an instant in a zone as `2026-11-19`, for comparisons and inputs. */
export function dayKey(value: DateLike, options: ZoneOptions = {}): string {
  const { at, timeZone } = instantOf(value, options);
  const day = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return dateTimeFormat(day, 'en-CA').format(at);
}
