import type { PageSize } from '../text-extraction.types.ts';
import type { Segment } from './segments.ts';

/** Part of a page that is read from top to bottom before the next one. */
export interface Region {
  segments: Segment[];
  /** From 0, in reading order; null if there is only one. */
  column: number | null;
}

interface Cut {
  /** Left edge of the right column. */
  x: number;
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
}

/** Minimum number of lines in a column, and minimum width of the white strip before it. */
const fewestLines = 5;
const narrowest = 9;
/** Tolerance for the edges of one column. */
const edge = 2;
/** Lines closer than this, relative to their size, belong to one block. */
const dense = 1.75;

const yearOrMonth = /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{2,4}\b/;
const right = ({ x, width }: Segment) => x + width;

/** A page to be split; Arabic pages are read from the right. */
interface CutPage extends PageSize {
  fromRight?: boolean;
}

/** Splits a page where a white strip separates two columns that are read one after the other. */
export function regionsOf(segments: readonly Segment[], page: CutPage): Region[] {
  const cut = bestCut(segments, page);
  if (!cut) return [{ segments: [...segments], column: null }];
  const parts = page.fromRight ? [cut.right, cut.left] : [cut.left, cut.right];
  const columns = parts.map((part, column) => ({ segments: part, column }));
  return [
    ...(cut.above.length > 0 ? regionsOf(cut.above, page) : []),
    ...columns,
    ...(cut.below.length > 0 ? regionsOf(cut.below, page) : []),
  ];
}

/** Returns, of all positions where lines begin repeatedly, the one that separates the most text. */
function bestCut(segments: readonly Segment[], page: PageSize): Cut | null {
  let best: Cut | null = null;
  for (const x of leftEdges(segments, page)) {
    const cut = cutAt(segments, x);
    if (!cut || !isTwoColumns(cut)) continue;
    const parted = (some: Cut) => Math.min(some.left.length, some.right.length);
    if (!best || parted(cut) > parted(best)) best = cut;
  }
  return best;
}

function leftEdges(segments: readonly Segment[], page: PageSize): number[] {
  const counts = new Map<number, number>();
  for (const { x } of segments) {
    const rounded = Math.round(x / edge) * edge;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  return [...counts]
    .filter(([x, count]) => count >= 3 && x > page.width * 0.15 && x < page.width * 0.85)
    .map(([x]) => x - edge)
    .toSorted((a, b) => a - b);
}

/** Returns the tallest band in which nothing crosses `x`, with the text on both sides. */
function cutAt(segments: readonly Segment[], x: number): Cut | null {
  const crosses = (segment: Segment) => segment.x < x - edge && right(segment) > x - narrowest;
  const sorted = segments.toSorted((a, b) => a.baseline - b.baseline);
  let band: Segment[] = [];
  let tallest: Segment[] = [];
  for (const segment of sorted) {
    if (crosses(segment)) band = [];
    else band = [...band, segment];
    if (height(band) >= height(tallest)) tallest = band;
  }
  const [first] = tallest;
  const last = tallest.at(-1);
  if (!first || !last) return null;
  return {
    x,
    left: tallest.filter((segment) => segment.x < x - edge),
    right: tallest.filter((segment) => segment.x >= x - edge),
    above: sorted.filter(({ baseline }) => baseline < first.baseline),
    below: sorted.filter(({ baseline }) => baseline > last.baseline),
  };
}

const height = (band: readonly Segment[]) =>
  band.length < 2 ? 0 : (band.at(-1) as Segment).baseline - (band[0] as Segment).baseline;

/**
 * Checks for columns read one after the other, instead of rows: a date or a place at the edge of
 * each line, labels with their values, a table.
 */
function isTwoColumns({ left, right: rest }: Cut): boolean {
  const leftLines = baselines(left);
  const rightLines = baselines(rest);
  if (Math.min(leftLines.length, rightLines.length) < fewestLines) return false;
  const [few, many] = leftLines.length <= rightLines.length ? [left, rest] : [rest, left];
  const fewLines = baselines(few);
  const manyLines = baselines(many);
  const aligned = share(fewLines, (line) => manyLines.some((other) => Math.abs(other - line) < 2));
  if (aligned < 0.8) return true;
  const dates = share(few, ({ text }) => yearOrMonth.test(text));
  const isBlock = share(gaps(few), (gap) => gap < dense) >= 0.5;
  const isTable = fewLines.length / manyLines.length > 0.85;
  return dates < 0.4 && isBlock && !isTable;
}

const baselines = (segments: readonly Segment[]): number[] =>
  segments
    .map(({ baseline }) => baseline)
    .toSorted((a, b) => a - b)
    .filter((line, index, all) => index === 0 || line - (all[index - 1] as number) > 2);

/** Returns the distance from each line to the next, relative to its font size. */
const gaps = (segments: readonly Segment[]): number[] =>
  segments
    .toSorted((a, b) => a.baseline - b.baseline)
    .map(({ baseline, size }, index, all) => {
      const next = all[index + 1];
      return next ? (next.baseline - baseline) / size : Infinity;
    })
    .filter((gap) => gap > 0.4);

const share = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length;
