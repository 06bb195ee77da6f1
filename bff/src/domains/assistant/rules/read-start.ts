import { parse } from 'chrono-node/en';
import { DateTime } from 'luxon';
import { addDays } from '../../../db/calendar-day.ts';
import type { MessageReading, ReadingTask } from './reading.ts';
import type { Scan } from './scan.ts';

const soon =
  /\b(?:asap|as soon as possible|immediately|right away|straight away|urgently|soon|sometime|later this year|in the (?:spring|summer|autumn|fall|winter)|early next year)\b|\b(?:start(?:ing)?|available) now\b/g;
const quarter = /\bq([1-4])(?:[ /]?(20\d\d))?\b/g;
/** Words before a date that ends something. */
const endsThere =
  /\b(?:until|till|through|deadline|ends?|ending|close[sd]?|apply) (?:on |in |by |the |of |is )*$/;
/** Words that name a month or day only after a word that introduces a date. */
const words = new Set(['may', 'march', 'sun', 'sat', 'mon', 'second', 'today', 'tomorrow']);
const intoDate = /\b(?:in|by|from|start|starting|begin|beginning|of|early|mid|late|until|on) $/;

/** Reads the day on which the work starts. */
export function readStart(scan: Scan, { today }: ReadingTask): MessageReading {
  const out: MessageReading = { findings: [], vague: [] };
  for (const match of scan.take(soon))
    out.vague.push({
      field: 'start',
      choices: startChoices(today),
      from: match.index,
      to: match.index + match[0].length,
    });
  for (const match of scan.take(quarter)) {
    const month = (Number(match[1]) - 1) * 3 + 1;
    const year = match[2] ?? yearFor(month, today);
    const value = `${year}-${String(month).padStart(2, '0')}-01`;
    out.findings.push({
      field: 'start',
      value,
      from: match.index,
      to: match.index + match[0].length,
    });
  }
  const noon = new Date(`${today}T12:00:00Z`);
  for (const { index, text, start } of parse(
    scan.rest,
    { instant: noon, timezone: 0 },
    { forwardDate: true },
  )) {
    const before = scan.rest.slice(0, index);
    const isDay = start.isCertain('day') || start.isCertain('weekday');
    if (!isDay && !start.isCertain('month')) continue;
    if (endsThere.test(before) || (words.has(text.trim()) && !intoDate.test(before))) continue;
    const day = isDay ? (start.get('day') ?? 1) : 1;
    const date = DateTime.utc(start.get('year') ?? 0, start.get('month') ?? 1, day);
    const value = date.toISODate();
    if (!date.isValid || value === null) continue;
    // Text that other rules consumed looks like the space after a comma.
    const written = withoutComma(text.trimEnd());
    const from = index + (/^on /.exec(text)?.[0].length ?? 0);
    out.findings.push({ field: 'start', value, from, to: index + written.length });
    scan.blank(index, index + text.length);
  }
  return out;
}

const withoutComma = (text: string): string =>
  text.endsWith(',') ? text.slice(0, -1).trimEnd() : text;

const yearFor = (month: number, today: string): string => {
  const year = Number(today.slice(0, 4));
  return String(month < Number(today.slice(5, 7)) ? year + 1 : year);
};

/** Suggested days for "soon". */
export const startChoices = (today: string): string[] =>
  [7, 14, 30].map((days) => `Start on ${dayText(addDays(today, days))}`);

/** `7 December 2026`. */
export const dayText = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).setLocale('en-GB').toLocaleString(DateTime.DATE_FULL);
