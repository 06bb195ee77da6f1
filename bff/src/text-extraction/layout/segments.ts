import type { TextRun } from './text-page.ts';

/** Runs that belong together: words of one line without a wide gap between them. */
export interface Segment {
  text: string;
  x: number;
  baseline: number;
  width: number;
  size: number;
  /** Of the first run. */
  font: string;
}

/** Shares of the size of the letters. */
const sameLine = 0.3;
const spaceFrom = 0.13;
const apartFrom = 1.5;

export function segmentsOf(runs: readonly TextRun[]): Segment[] {
  const segments: Segment[] = [];
  for (const run of inReadingOrder(runs)) {
    const before = segments.at(-1);
    const gap = before ? run.x - before.x - before.width : 0;
    const size = before ? Math.max(before.size, run.size) : run.size;
    const isSameLine = before && Math.abs(before.baseline - run.baseline) < sameLine * size;
    if (before && isSameLine && gap < apartFrom * size && gap > -size) {
      const isJoined = gap < spaceFrom * size || before.text.endsWith(' ');
      before.text += isJoined || run.text.startsWith(' ') ? run.text : ` ${run.text}`;
      before.width = Math.max(before.width, run.x + run.width - before.x);
      before.size = size;
    } else segments.push({ ...run });
  }
  return segments.map((segment) => ({ ...segment, text: segment.text.trim() }));
}

/** Baselines that differ by a hair are one; on it the runs stand from left to right. */
function inReadingOrder(runs: readonly TextRun[]): TextRun[] {
  const rows: TextRun[][] = [];
  for (const run of runs.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const near = row?.[0] && Math.abs(row[0].baseline - run.baseline) < sameLine * run.size;
    if (row && near) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x));
}
