import { dateRanges, withoutRange, type DateRange } from '../dates/date-range.ts';
import { fold } from '../lines/fold.ts';
import { legalForm } from '../words/company-words.ts';
import { isLabelled } from './fact-labels.ts';
import { withText, type CvLine } from '../lines/cv-line.ts';

/** A line of an entry's header, and its distance from the line with the dates. */
export interface HeaderLine {
  line: CvLine;
  /** -1 is the line above the dates, 0 the text beside them. */
  offset: number;
}

/** A job or an education entry: its dates, the lines around them, and its description. */
export interface RawEntry {
  range: DateRange;
  dated: CvLine;
  header: HeaderLine[];
  rest: CvLine[];
}

interface Anchor {
  at: number;
  range: DateRange;
  beside: string;
}

/** Longer lines are sentences. */
const longestHeader = 95;
const maxAbove = 3;

export interface SplitOptions {
  /** Single dates also mark entries, as in "BSc, Leeds, 2015". */
  singleDates: boolean;
  /** Maximum number of lines below the dates that may belong to the header. */
  maxBelow: number;
}

/**
 * Splits a section at its dates. The first entry, which has nothing else above it, shows how many
 * header lines come before the dates; the others follow the same layout.
 */
export function splitEntries(lines: readonly CvLine[], options: SplitOptions): RawEntry[] {
  const anchors = anchorsOf(lines, options.singleDates);
  const usual = Math.min(linesAbove(lines, anchors[0]?.at ?? 0, -1), maxAbove);
  const starts = anchors.map(({ at }, index) => {
    const floor = anchors[index - 1]?.at ?? -1;
    return at - Math.min(usual, linesAbove(lines, at, floor));
  });
  return anchors.map(({ at, range, beside }, index) => {
    const start = starts[index] as number;
    const end = starts[index + 1] ?? lines.length;
    const dated = lines[at] as CvLine;
    const above = lines.slice(start, at).map((line, step) => ({ line, offset: start + step - at }));
    const own = beside === '' ? [] : [{ line: withText(dated, beside), offset: 0 }];
    const below = headerBelow(lines.slice(at + 1, end), dated, options.maxBelow);
    const header = [...above, ...own, ...below.map((line, step) => ({ line, offset: step + 1 }))];
    return { range, dated, header, rest: lines.slice(at + 1 + below.length, end) };
  });
}

function anchorsOf(lines: readonly CvLine[], singleDates: boolean): Anchor[] {
  const all = lines.flatMap((line, at): (Anchor & { isBullet: boolean })[] => {
    const ranges = dateRanges(line.text).filter(
      ({ isSingle, from, to }) =>
        !isSingle ||
        singleDates ||
        line.text.slice(0, from).trim() + line.text.slice(to).trim() === '',
    );
    const range = ranges.find(({ isSingle }) => !isSingle) ?? ranges.at(-1);
    if (!range) return [];
    const beside = withoutRange(line.text, range);
    const isSentence = beside.length > longestHeader || /[.!?]\s+\p{Lu}\p{Ll}+ /u.test(beside);
    return isSentence ? [] : [{ at, range, beside, isBullet: line.isBullet }];
  });
  const plain = all.filter(({ isBullet }) => !isBullet);
  return plain.length > 0 ? plain : all;
}

const endsSentence = /[.!?;]$/;
const startsSmall = /^\p{Ll}/u;

/**
 * Counts the lines directly above that look like a header; `floor` is the line of the previous
 * entry.
 */
function linesAbove(lines: readonly CvLine[], at: number, floor: number): number {
  let above = 0;
  while (above < maxAbove && at - above - 1 > floor) {
    const line = lines[at - above - 1] as CvLine;
    const next = lines[at - above] as CvLine;
    const isParted = next.isAfterGap && above > 0;
    if (isParted || line.isBullet || isContinuation(lines, at - above - 1)) break;
    if (line.text.length > longestHeader || isSentenceEnd(line.text)) break;
    above += 1;
  }
  return above;
}

const isSentenceEnd = (text: string) =>
  endsSentence.test(text) && text.split(' ').length > 5 && !legalForm.test(fold(text));

/** Checks for the wrapped end of a bullet or a sentence. */
function isContinuation(lines: readonly CvLine[], at: number): boolean {
  const line = lines[at] as CvLine;
  const before = lines[at - 1];
  if (!before || line.isAfterGap || line.bold) return false;
  const isWrapped = before.isFull && !before.text.includes('\t');
  if ((startsSmall.test(line.text) || isWrapped) && !before.bold) return true;
  return before.isBullet && line.x > before.x + 2 && line.x < before.x + 40;
}

function headerBelow(lines: readonly CvLine[], dated: CvLine, max: number): CvLine[] {
  const below: CvLine[] = [];
  for (const line of lines) {
    const isLong = line.text.length > longestHeader || isSentenceEnd(line.text);
    if (line.isBullet || isLong || (below.length >= max && !isLabelled(line))) break;
    if (line.isAfterGap && (below.length > 0 || line.page !== dated.page)) break;
    if (startsSmall.test(line.text)) break;
    below.push(line);
  }
  return below;
}
