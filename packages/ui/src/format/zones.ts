import { shownAt } from '@muster/contracts';
import { dateTimeFormat, intlLocale } from './intl-locale.ts';
import { clockOptions, viewerTimeZone } from './viewer.ts';
import type { DateLike } from './date-like.ts';
import { translate } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';

/** Returns a zone's short name on a day, `CET` or `GMT-3`; it changes with daylight saving. */
export function zoneName(timeZone: string, at: DateLike = Date.now()): string {
  const part = (locale: string) =>
    dateTimeFormat({ timeZone, timeZoneName: 'short' }, locale)
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value;
  const name = part(intlLocale()) ?? timeZone;
  // British English knows only European abbreviations, American English only American ones.
  return /^(GMT|UTC)[+-]/.test(name) ? (part('en-US') ?? name) : name;
}

/** Returns the city of an IANA zone: `Sao Paulo` for `America/Sao_Paulo`. */
export function zoneCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** Formats a zone as `Zagreb (CET)`; a zone without a city keeps its short name. */
export function zoneInWords(timeZone: string, at: DateLike = Date.now()): string {
  const name = zoneName(timeZone, at);
  return timeZone.includes('/') ? `${zoneCity(timeZone)} (${name})` : name;
}

/**
 * Returns the time of day in a zone.
 * @returns `time` as `20:12`, `hour` 0–23, and `night`: outside 08–20, when calls are unwelcome
 */
export function localTimeIn(
  timeZone: string,
  at: DateLike = Date.now(),
): { time: string; hour: number; night: boolean } {
  // One formatter per zone took longer than everything else in a list with many zones.
  const shown = shownAt(new Date(at).getTime(), timeZone);
  const time = dateTimeFormat({ ...clockOptions(), timeZone: 'UTC' }).format(shown);
  const hour = new Date(shown).getUTCHours();
  return { time, hour, night: hour < 8 || hour >= 20 };
}

/**
 * Returns the minutes by which `other` is ahead of `home` at an instant; negative if it is behind.
 */
export function offsetBetween(home: string, other: string, at: DateLike = Date.now()): number {
  const moment = new Date(at).getTime();
  return Math.round((shownAt(moment, other) - shownAt(moment, home)) / 60_000);
}

/** Formats the difference: `4 h behind you`, `5 h 30 min ahead of you`, `same time as you`. */
export function formatOffset(
  other: string,
  options: { home?: string; at?: DateLike } = {},
): string {
  const minutes = offsetBetween(options.home ?? viewerTimeZone(), other, options.at);
  if (minutes === 0) return translate(uiMessages, 'time.same');
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const span = [hours ? `${hours} h` : '', rest ? `${rest} min` : ''].filter(Boolean).join(' ');
  return translate(uiMessages, minutes > 0 ? 'time.ahead' : 'time.behind', { span });
}
