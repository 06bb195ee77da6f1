import type { PageSize, TextLine } from '../text-extraction.types.ts';
import { regionsOf } from './columns.ts';
import { readsFromRight } from './direction.ts';
import { markRepeated } from './repeated-lines.ts';
import { segmentsOf, type Segment } from './segments.ts';
import type { TextPage } from './text-page.ts';

export interface LaidOut {
  lines: TextLine[];
  pages: PageSize[];
}

/** Returns the lines of positioned text in reading order: region by region, column by column. */
export function linesOfPages(pages: readonly TextPage[]): LaidOut {
  const body = bodyFont(pages);
  const lines = pages.flatMap((page, index) => {
    const fromRight = readsFromRight(page.runs);
    const regions = regionsOf(segmentsOf(page.runs, fromRight), { ...page, fromRight });
    return regions.flatMap(({ segments, column }) =>
      rowsOf(segments).map((row) => {
        const line = lineOf(fromRight ? row.toReversed() : row, index + 1, body);
        return column === null ? line : { ...line, column };
      }),
    );
  });
  const numbered = lines.map((line, index) => ({ ...line, number: index + 1 }));
  return {
    lines: markRepeated(numbered, pages),
    pages: pages.map(({ width, height }) => ({ width, height })),
  };
}

/** Returns the font of most letters. */
function bodyFont(pages: readonly TextPage[]): string | null {
  const letters = new Map<string, number>();
  for (const { font, text } of pages.flatMap(({ runs }) => runs))
    letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Groups segments on the same baseline, left to right; the rows from top to bottom. */
function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const above = row?.[0];
    const apart = above ? Math.abs(above.baseline - segment.baseline) : Infinity;
    if (row && above && apart < 0.4 * Math.min(above.size, segment.size)) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

function lineOf(row: readonly Segment[], page: number, body: string | null): TextLine {
  const first = row[0] as Segment;
  const left = Math.min(...row.map(({ x }) => x));
  const right = Math.max(...row.map(({ x, width }) => x + width));
  const size = Math.max(...row.map((segment) => segment.size));
  const line = {
    page,
    number: 0,
    text: row.map(({ text }) => text).join('\t'),
    x: round(left),
    y: round(Math.min(...row.map((segment) => segment.baseline - segment.size))),
    width: round(right - left),
    size: round(size),
  };
  return first.font === body ? line : { ...line, bold: true };
}

const round = (points: number) => Math.round(points * 10) / 10;
