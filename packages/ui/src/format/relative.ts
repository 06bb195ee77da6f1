import { dayMs, hourMs, minuteMs } from '@muster/contracts';
import { translate } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { dayKey, formatDate, formatTime, type ZoneOptions } from './dates.ts';
import type { DateLike } from './date-like.ts';

function daysBetween(value: DateLike, now: DateLike, zone: ZoneOptions): number {
  const day = (at: DateLike) => Date.parse(`${dayKey(at, zone)}T00:00:00Z`);
  return Math.round((day(now) - day(value)) / dayMs);
}

/** A weekday says which day is meant only within this many days. */
const weekdayDays = 6;

function dateNear(value: DateLike, now: DateLike, zone: ZoneOptions, weekday: boolean): string {
  const year = dayKey(value, zone).slice(0, 4) !== dayKey(now, zone).slice(0, 4);
  const isNear = Math.abs(daysBetween(value, now, zone)) <= weekdayDays;
  return formatDate(value, { ...zone, weekday: weekday && isNear, year });
}

/**
 * A day as people say it: `Tomorrow`, `Today`, `Yesterday`, `2 days ago` up to four, `Thu 26 Nov`
 * within the six days to come, otherwise `19 Nov`; with the year when it is another one.
 */
export function formatRelativeDay(
  value: DateLike,
  options: ZoneOptions & { now?: DateLike } = {},
): string {
  if (Number.isNaN(new Date(value).getTime())) return '';
  const now = options.now ?? Date.now();
  const zone = { timeZone: options.timeZone };
  const days = daysBetween(value, now, zone);
  if (days === 0) return translate(uiMessages, 'time.today');
  if (days === 1) return translate(uiMessages, 'time.yesterday');
  if (days === -1) return translate(uiMessages, 'time.tomorrow');
  if (days > 1 && days <= 4) return translate(uiMessages, 'time.daysAgo', { count: days });
  return dateNear(value, now, zone, days < 0);
}

/**
 * Formats a day and time for the line under an activity: `Today, 11:40`, `Yesterday, 17:22`, `Fri
 * 20 Nov, 15:48` within six days, otherwise `2 Nov, 15:48`; with the year when it is another one.
 */
export function formatRelativeDateTime(
  value: DateLike,
  options: ZoneOptions & { now?: DateLike } = {},
): string {
  const now = options.now ?? Date.now();
  const zone = { timeZone: options.timeZone };
  const days = daysBetween(value, now, zone);
  const day =
    Math.abs(days) <= 1 ? formatRelativeDay(value, options) : dateNear(value, now, zone, true);
  return `${day}, ${formatTime(value, zone)}`;
}

/** Formats the age of something recent: `Just now`, `12 min ago`, `3 h ago`. */
export function formatAgo(value: DateLike, options: { now?: DateLike } = {}): string {
  const at = new Date(value).getTime();
  if (Number.isNaN(at)) return '';
  const passed = new Date(options.now ?? Date.now()).getTime() - at;
  if (passed < minuteMs) return translate(uiMessages, 'time.justNow');
  return passed < hourMs
    ? translate(uiMessages, 'time.minutesAgo', { count: Math.floor(passed / minuteMs) })
    : translate(uiMessages, 'time.hoursAgo', { count: Math.floor(passed / hourMs) });
}

/**
 * Formats a span of milliseconds: `40 min`, `9 h`, from two days on `2 d`. The shortest is `1 min`,
 * because “0 min late” reads like in time.
 */
export function formatSpan(span: number): string {
  if (span < hourMs)
    return translate(uiMessages, 'time.spanMinutes', {
      count: Math.max(1, Math.floor(span / minuteMs)),
    });
  if (span < 2 * dayMs)
    return translate(uiMessages, 'time.spanHours', { count: Math.floor(span / hourMs) });
  return translate(uiMessages, 'time.spanDays', { count: Math.floor(span / dayMs) });
}
