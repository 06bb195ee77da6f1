import { inReadingOrderFromRight, isRightToLeft } from './direction.ts';
import type { TextRun } from './text-page.ts';

/** Runs that belong together: words of one line without a wide gap between them. */
export interface Segment {
  text: string;
  x: number;
  baseline: number;
  width: number;
  size: number;
  /** Font of the first run. */
  font: string;
}

/** Shares of the font size. */
const sameLine = 0.3;
const spaceFrom = 0.13;
const apartFrom = 1.5;

/** A segment to which runs are still added: their texts and the spaces between, left to right. */
type Growing = Omit<Segment, 'text'> & { pieces: string[] };

export function segmentsOf(runs: readonly TextRun[], fromRight = false): Segment[] {
  const segments: Growing[] = [];
  for (const { text, ...run } of leftToRight(runs)) {
    const before = segments.at(-1);
    const gap = before ? run.x - before.x - before.width : 0;
    const size = before ? Math.max(before.size, run.size) : run.size;
    const isSameLine = before && Math.abs(before.baseline - run.baseline) < sameLine * size;
    if (before && isSameLine && gap < apartFrom * size && gap > -size) {
      const isJoined = gap < spaceFrom * size || before.pieces.at(-1)?.endsWith(' ');
      if (!isJoined && !text.startsWith(' ')) before.pieces.push(' ');
      before.pieces.push(text);
      before.width = Math.max(before.width, run.x + run.width - before.x);
      before.size = size;
    } else segments.push({ ...run, pieces: [text] });
  }
  return segments.map(({ pieces, ...segment }) => ({
    ...segment,
    text: textOf(pieces, fromRight).trim(),
  }));
}

function textOf(pieces: readonly string[], fromRight: boolean): string {
  const isTurned =
    fromRight || pieces.every((piece) => isRightToLeft(piece) || !/\p{L}/u.test(piece));
  const hasRightToLeft = pieces.some(isRightToLeft);
  return (isTurned && hasRightToLeft ? inReadingOrderFromRight(pieces) : pieces).join('');
}

/** Treats baselines that differ minimally as one, and sorts its runs from left to right. */
function leftToRight(runs: readonly TextRun[]): TextRun[] {
  const rows: TextRun[][] = [];
  for (const run of runs.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const near = row?.[0] && Math.abs(row[0].baseline - run.baseline) < sameLine * run.size;
    if (row && near) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x));
}
