import { limits } from '../../core/limits.ts';
import { withoutTags } from '../../core/plain-text.ts';
import { momentIn } from '../../core/zone-clock.ts';
import { dayOf, daysAfter, readDay } from './promise-day.ts';

/** When a promise is due, in the local time of its author. */
export interface PromiseDue {
  readonly on: string;
  /** `HH:MM`; null for the end of the day. */
  readonly clock: string | null;
  readonly at: string;
}

/** A promise found in a text, or why it is invalid. */
export interface SaidPromise {
  /** `@promise fri` as typed. */
  readonly marker: string;
  readonly start: number;
  /** The sentence around it: the promise itself. */
  readonly text: string;
  readonly due: PromiseDue | null;
  /** `unclear`: no day was recognised; `past`, `far`: the day is over, or more than a year away. */
  readonly problem: 'unclear' | 'past' | 'far' | null;
}

const marker = /(?<![\p{L}\d._%+@-])@promise(?![\p{L}\d_@-]|\.[\p{L}\d])/giu;
const clockForms = [
  /^,? (?:at )?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}) ?(?<half>am|pm)?(?![\p{L}\d])/iu,
  /^,? (?:at )?(?<hour>[0-9]{1,2}) ?(?<half>am|pm)(?![\p{L}\d])/iu,
];
const maxDaysAhead = 366;
/** Characters around a promise that are searched for its sentence. */
const reach = 600;

/** Returns all promises of a text, in order. Convert `HTML` with {@link promiseLines} first. */
export function readPromises(
  text: string,
  { now, timeZone }: { now: number; timeZone: string },
): SaidPromise[] {
  return saidIn(text, { now, timeZone }).slice(0, limits.promise.perText);
}

function saidIn(text: string, { now, timeZone }: { now: number; timeZone: string }): SaidPromise[] {
  const today = dayOf(now, timeZone);
  return [...text.matchAll(marker)].map(({ index: start, 0: sign }) => {
    const lead = /^\s{1,5}(?:by\s{1,5}|on\s{1,5})?/iu.exec(text.slice(start + sign.length));
    const from = start + sign.length + (lead?.[0].length ?? 0);
    const rest = text.slice(from, from + 60).replace(/[^\S\n]/g, ' ');
    const day = lead ? readDay(rest, today) : null;
    const clock = day && readClock(rest.slice(day.length));
    const end = day ? from + day.length + (clock?.length ?? 0) : start + sign.length;
    const around = text.slice(Math.max(0, start - reach), end + reach);
    const said = {
      marker: text.slice(start, end),
      start,
      text: sentenceAround(around, Math.min(start, reach), Math.min(start, reach) + end - start),
    };
    if (!day?.on) return { ...said, due: null, problem: 'unclear' };
    const due = promiseDue(day.on, clock?.time ?? null, timeZone);
    if (Date.parse(due.at) <= now) return { ...said, due: null, problem: 'past' };
    if (day.on > daysAfter(today, maxDaysAhead)) return { ...said, due: null, problem: 'far' };
    return { ...said, due, problem: null };
  });
}

/** A promise without a time lasts until the end of its day. */
export const promiseDue = (on: string, clock: string | null, timeZone: string): PromiseDue => ({
  on,
  clock,
  at: clock ? momentIn(on, clock, timeZone) : momentIn(daysAfter(on, 1), '00:00', timeZone),
});

function readClock(text: string): { time: string; length: number } | null {
  for (const form of clockForms) {
    const said = form.exec(text);
    if (!said?.groups) continue;
    const { hour = '', minute = '00', half } = said.groups;
    const hours = half
      ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
      : Number(hour);
    if (hours > 23 || Number(minute) > 59 || (half && Number(hour) > 12)) continue;
    return { time: `${String(hours).padStart(2, '0')}:${minute}`, length: said[0].length };
  }
  return null;
}

/** Returns the sentence that contains a promise, or the one before if the promise stands alone. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const [after = ''] = text.slice(end).split(/[.!?\n]/, 1);
  const own = tidy(`${lastSentence(before)} ${after}`);
  return (
    own || tidy(lastSentence(before.trimEnd().replace(/[.!?]{1,9}$/, ''))) || 'Get back to them'
  );
}

const lastSentence = (text: string): string => text.split(/[.!?](?=\s)|\n/).at(-1) ?? '';

const tidy = (text: string): string => {
  const words = withoutLooseEnd(
    readable(text.replace(marker, ' '))
      .replace(/ (?=[,;:])/g, '')
      .replace(/^[ ,;:–-]+/, ''),
  );
  return [...words].slice(0, limits.promise.text).join('').trim();
};

/** Removes a comma, dash or bracket that is left over without the marker. */
function withoutLooseEnd(text: string): string {
  let { length } = text;
  while (length > 0 && ' ,;:–(-'.includes(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

const readable = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Converts rich text to its visible lines, for {@link readPromises}. */
export const promiseLines = (html: string): string =>
  withoutTags(html.replace(/<(?:\/(?:p|li|h3|h4|blockquote)|br\s?\/?)>/gi, '\n'), '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** Removes one promise marker from a text or rich text; its sentence stays. */
export function withoutPromise(
  text: string,
  { marker: typed }: Pick<SaidPromise, 'marker'>,
): string {
  const [sign = '', ...words] = typed.split(/\s+/).map((word) => word.replace(/[.+]/g, '\\$&'));
  const gap = '(?:\\s|&nbsp;)+';
  return text.replace(new RegExp(`(?:[^\\S\\n]|&nbsp;)?${[sign, ...words].join(gap)}`, 'u'), '');
}

/** Returns a text for its recipients: sentences without promise markers, whatever their day. */
export const withoutPromises = (text: string): string =>
  saidIn(text, { now: 0, timeZone: 'UTC' }).reduce(withoutPromise, text);
