import { isRepeatableImportField, type ImportField } from '@muster/contracts';
import { isBlankCell } from './blank-cell.ts';

/** What a row says, by field; fields of blank cells are absent. */
export type RowCells = ReadonlyMap<ImportField, string>;

interface Columns {
  readonly columns: readonly string[];
  readonly mapping: readonly (ImportField | null)[];
}

/** Fields in which a line break means something. */
const multiline: ReadonlySet<ImportField> = new Set(['skills', 'notes']);

/** A reader of the cells of a row, by the field that each column fills. */
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
      // Several columns joined into one text, each under its header, so that they can be told
      // apart.
      const part = repeated.has(field) && columns[index] ? `${columns[index]}: ${text}` : text;
      const known = isRepeatableImportField(field) ? row.get(field) : undefined;
      row.set(field, known === undefined ? part : `${known}\n${part}`);
    }
    return row;
  };
}

/** A sheet keeps text from being taken for a formula by an apostrophe before it. */
const plainCell = (cell: string): string =>
  /^'[=+\-@]/.test(cell) ? cell.slice(1).trim() : cell.trim();
