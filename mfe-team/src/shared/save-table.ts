import { textCell } from '@muster/contracts';
import { saveFile } from '@muster/kit';

type Cell = string | number | null;

/** Saves a table as shown on the screen as a spreadsheet file. */
export function saveTable(name: string, rows: readonly (readonly Cell[])[]): void {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  // Without the byte order mark, some spreadsheet programs assume another encoding.
  saveFile(`${name}.csv`, 'text/csv', `\ufeff${lines.join('\r\n')}`);
}

const cellOf = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : `"${textCell(cell ?? '').replaceAll('"', '""')}"`;
