import { isRepeatableImportField, type ImportField } from '@muster/contracts';
import { isBlankCell } from './blank-cell.ts';

/** The values of a row by field; blank cells are absent. */
export type RowCells = ReadonlyMap<ImportField, string>;

interface Columns {
  readonly columns: readonly string[];
  readonly mapping: readonly (ImportField | null)[];
}

/** Fields in which line breaks are significant. */
const multiline: ReadonlySet<ImportField> = new Set(['skills', 'notes']);

/** Creates a reader of a row's cells by the field that each column fills. */
export function cellsByField({
  columns,
  mapping,
}: Columns): (cells: readonly string[]) => RowCells {
  const repeated = new Set(
    mapping.filter((field, index) => field !== null && mapping.indexOf(field) !== index),
  );
  return (cells) => {
    const row = new Map<ImportField, string>();
    for (const [index, field] of mapping.entries()) {
      if (field === null) continue;
      const cell = plainCell(cells[index] ?? '');
      if (isBlankCell(field, cell)) continue;
      const text = multiline.has(field) ? cell : cell.replace(/\s+/g, ' ');
      // Several columns are joined into one text, each under its header to tell them apart.
      const part = repeated.has(field) && columns[index] ? `${columns[index]}: ${text}` : text;
      const known = isRepeatableImportField(field) ? row.get(field) : undefined;
      row.set(field, known === undefined ? part : `${known}\n${part}`);
    }
    return row;
  };
}

/**
 * Removes the leading apostrophe with which spreadsheets protect text from being read as a formula.
 */
const plainCell = (cell: string): string =>
  /^'[=+\-@]/.test(cell) ? cell.slice(1).trim() : cell.trim();
