import { formatDate, type SummaryLine } from '@muster/ui';
import type { GridRow } from './grid-values.ts';

/** By which the summary of a form leads to a cell. */
export const cellId = (row: number, day: string): string => `hours-${row}-${day}`;

/** Cells tell the form no name of their own: a refused one is called by its kind of time and day. */
export const namedCells = (
  lines: readonly SummaryLine[],
  rows: readonly GridRow[],
  nameOf: (row: GridRow) => string,
): SummaryLine[] =>
  lines.map((line) => {
    const [, index, day] = /^rows\.(\d+)\.cells\.([\d-]+)$/.exec(line.path) ?? [];
    const row = rows[Number(index)];
    if (!row || !day) return line;
    return {
      ...line,
      id: cellId(Number(index), day),
      label: `${nameOf(row)}, ${formatDate(day, { weekday: true })}`,
    };
  });
