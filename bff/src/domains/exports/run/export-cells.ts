import { textCell, type ExportColumn, type ExportValue } from '@muster/contracts';

/**
 * Returns a value as the text of its cell. Numbers come from the platform, so they are no formulas.
 */
export function cellOf(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return textCell(typeof value === 'string' ? value : value.join('; '));
}

/** Returns the cells of a row. */
export const cellsOf = (columns: readonly ExportColumn[], row: object): string[] =>
  columns.map((column) => cellOf(column.value(row)));
