import { fold, wordPattern } from '../lines/fold.ts';
import { articles, months, now, since, until } from '../words/date-words.ts';

export interface DatePoint {
  year: number;
  /** From 1; null if only the year is given. */
  month: number | null;
}

export interface DateRange {
  start: DatePoint;
  /** Null: ongoing. */
  end: DatePoint | null;
  /** One date, not a period: "2015". */
  isSingle: boolean;
  /** Position in the text, `to` excluded. */
  from: number;
  to: number;
}

interface FoundPoint {
  year: number | null;
  month: number | null;
  from: number;
  to: number;
  /** "03/19": a date only next to another one. */
  isWeak: boolean;
}

const monthNumbers = new Map(
  months.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);
const monthName = wordPattern([...monthNumbers.keys()].join(' '));
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const number = '(?:0?[1-9]|1[0-2])';
const day = '(?:[12]\\d|3[01]|0?[1-9])';

/** The first match counts. Groups: month name, month number, year, two-digit year. */
const forms = [
  `(?:\\b${day}(?:st|nd|rd|th)?[. ]\\s?(?:de )?)?\\b(?<name>${monthName})\\b\\.?,?\\s*(?:de |del |of |do )?(?:(?<year>${year})\\b|['’](?<short>\\d\\d)\\b)`,
  `\\b(?<year>${year})\\s?[./-]\\s?(?<number>${number})(?:[./-]${day})?(?![\\d./-])`,
  `\\b(?:${day}[./-])?(?<number>${number})\\s?[./-]\\s?(?<year>${year})\\b`,
  `\\b(?<year>${year}),?\\s(?<name>${monthName})\\b\\.?`,
  `\\b(?<year>${year})\\b(?: r\\b\\.?)?`,
  `\\b(?<number>${number})\\s?[/.]\\s?(?<short>\\d\\d)\\b(?![./\\d])`,
  `\\b(?<name>${monthName})\\b\\.?(?=\\s*(?:[–—-]|\\bto\\b|\\bbis\\b|\\ba\\b|\\bdo\\b|\\bau\\b))`,
].map((form) => new RegExp(form, 'g'));

const between = new RegExp(`^\\s*(?:[–—-]+|[/>→]|(?:${wordPattern(until)})\\b)\\s*(?:do\\s+)?$`);
const untilNow = new RegExp(
  `^\\s*(?:[–—-]+|/)?\\s*(?:\\b(?:${wordPattern(until)})\\b)?\\s*(?:(?:${wordPattern(articles)})\\s+)?(?:${wordPattern(now)})(?![\\p{L}\\d])`,
  'u',
);
const sinceBefore = new RegExp(`(?:^|[\\s(,;|])(?:${wordPattern(since)})\\s*(?::\\s*)?$`);
const leadIn = /(?:^|[\s(])(?:from|von|vom|de|del|du|od|depuis|desde|since|seit)\s*(?::\s*)?$/;
const openEnd = /^\s*[–—-]\s*(?:\)|$|\t)/;
/** "2014-16" */
const shortEnd = /^\s?[–—/-]\s?(\d\d)(?![\d./])/;

/** Returns the periods and dates in a text, from left to right. */
export function dateRanges(text: string): DateRange[] {
  const folded = fold(text);
  const points = datePoints(folded);
  const ranges: DateRange[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index] as FoundPoint;
    const next = points[index + 1];
    const after = folded.slice(point.to);
    const isPeriod = next && between.test(folded.slice(point.to, next.from));
    if (isPeriod) index += 1;
    const range = isPeriod ? period(point, next) : openOrSingle(point, folded, after);
    if (!range || (range.end && isBefore(range.end, range.start))) continue;
    ranges.push({ ...range, from: leadInOf(folded, range.from) });
  }
  return ranges;
}

function datePoints(folded: string): FoundPoint[] {
  const found: FoundPoint[] = [];
  const isTaken = (from: number, to: number) =>
    found.some((point) => from < point.to && to > point.from);
  for (const form of forms)
    for (const match of folded.matchAll(form)) {
      const { name, number: digits, year: full, short } = match.groups ?? {};
      const from = match.index;
      const to = from + match[0].trimEnd().length;
      if (isTaken(from, to)) continue;
      const month = name ? monthNumbers.get(name) : digits ? Number(digits) : undefined;
      const wholeYear = full ? Number(full) : short ? fullYear(Number(short)) : null;
      const isWeak = wholeYear === null || (!full && !name);
      found.push({ year: wholeYear, month: month ?? null, from, to, isWeak });
    }
  return found.toSorted((a, b) => a.from - b.from);
}

const fullYear = (short: number) => (short < 50 ? 2000 + short : 1900 + short);

function period(first: FoundPoint, last: FoundPoint): DateRange | null {
  const end = last.year === null ? null : { year: last.year, month: last.month };
  // "March – November 2019": the year is given once.
  const start = first.year ?? end?.year;
  if (!end || start === undefined) return null;
  const from = { year: start, month: first.month };
  return { start: from, end, isSingle: false, from: first.from, to: last.to };
}

function openOrSingle(point: FoundPoint, folded: string, after: string): DateRange | null {
  if (point.year === null) return null;
  const { from, to, month } = point;
  const start = { year: point.year, month };
  const toNow = untilNow.exec(after)?.[0];
  if (toNow) return { start, end: null, isSingle: false, from, to: to + toNow.length };
  if (point.isWeak) return null;
  const before = sinceBefore.exec(folded.slice(0, from))?.[0];
  if (before) return { start, end: null, isSingle: false, from, to };
  const short = month === null ? shortEnd.exec(after) : null;
  if (short?.[1]) {
    const end = { year: fullYear(Number(short[1])), month: null };
    return { start, end, isSingle: false, from, to: to + short[0].length };
  }
  if (openEnd.test(after)) return { start, end: null, isSingle: false, from, to: to + 2 };
  return { start, end: start, isSingle: true, from, to };
}

const leadInOf = (folded: string, from: number) =>
  from - (leadIn.exec(folded.slice(0, from))?.[0].trimStart().length ?? 0);

const isBefore = (a: DatePoint, b: DatePoint) =>
  a.year < b.year || (a.year === b.year && (a.month ?? 12) < (b.month ?? 1));

/** Returns the text without the period and its surrounding brackets and punctuation. */
export function withoutRange(text: string, { from, to }: DateRange): string {
  const before = text.slice(0, from).replace(/(?<![\s(,;|:–—-])[\s(,;|:–—-]+$/, '');
  const after = text.slice(to).replace(/^[\s),;|:.–—-]+/, '');
  if (before === '' || after === '') return before + after;
  return `${before}\t${after}`;
}
