import { intlLocale } from '../../format/index.ts';

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

/**
 * Returns `YYYY-MM-DD` for a day that exists, else null. Computed in UTC, so no clock change shifts
 * it.
 */
function dayString(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
  return exists ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
}

function fullYear(text: string | undefined, today: string): number {
  if (text === undefined) return Number(today.slice(0, 4));
  return text.length <= 2 ? 2000 + Number(text) : Number(text);
}

/**
 * Returns 1 to 12 for a month's name or its beginning (three letters or more) in the current
 * language.
 */
function monthNumber(name: string): number | undefined {
  const text = name.toLocaleLowerCase().replace('.', '');
  if (text.length < 3) return undefined;
  const format = new Intl.DateTimeFormat(intlLocale(), { month: 'long', timeZone: 'UTC' });
  const index = Array.from({ length: 12 }, (_, month) =>
    format.format(Date.UTC(2026, month, 1)).toLocaleLowerCase(),
  ).findIndex((month) => month.startsWith(text) || text.startsWith(month.slice(0, 4)));
  return index < 0 ? undefined : index + 1;
}

/** Checks whether 3/4 means the third of April here; with dots the day always comes first. */
function isDayFirst(): boolean {
  const parts = new Intl.DateTimeFormat(intlLocale()).formatToParts(Date.UTC(2026, 0, 15));
  return (
    parts.findIndex(({ type }) => type === 'day') < parts.findIndex(({ type }) => type === 'month')
  );
}

/**
 * Parses a day as users type it: `2026-12-14`, `14.12.2026`, `14/12`, `14 Dec 2026`, `Dec 14`.
 * Without a year, the year of `today` (`YYYY-MM-DD`) applies. Returns null if the text is not a
 * day.
 */
export function parseDate(text: string, today: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return dayString(Number(iso[1]), Number(iso[2]), Number(iso[3]));

  const numeric = /^(\d{1,2})([./-])\s?(\d{1,2})(?:[./-]\s?(\d{4}|\d{2})?)?$/.exec(typed);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[3])];
    const [day, month] = numeric[2] === '.' || isDayFirst() ? [first, second] : [second, first];
    return dayString(fullYear(numeric[4], today), month, day);
  }

  const named =
    /^(?<day>\d{1,2})\.?\s+(?<month>\p{L}+\.?),?(?:\s+(?<year>\d{4}))?$/u.exec(typed) ??
    /^(?<month>\p{L}+\.?)\s+(?<day>\d{1,2}),?(?:\s+(?<year>\d{4}))?$/u.exec(typed);
  const month = monthNumber(named?.groups?.['month'] ?? '');
  if (!named || month === undefined) return null;
  return dayString(fullYear(named.groups?.['year'], today), month, Number(named.groups?.['day']));
}
