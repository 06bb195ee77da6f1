import { useCallback, useEffect, useRef } from 'react';
import { DataTableRow } from './data-table-row.tsx';
import type { DataTableProps, TableDensity } from './data-table.types.ts';
import type { DataTableModel } from './use-data-table.ts';
import type { RowSelection } from './use-row-selection.ts';

/** Height in px, as in the style sheet. */
export const rowHeight: Record<TableDensity, number> = { comfortable: 44, compact: 36 };

export interface DataTableRowsProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'getRowHref' | 'rowLabel' | 'onRowHover'
> {
  table: DataTableModel<Row>;
  selection: RowSelection | undefined;
  density: TableDensity;
  /** Position of the first row in the whole result, counted from 1. */
  from: number;
}

/** The rendered rows; two spacers stand for the rows before and after them. */
export function DataTableRows<Row extends object>(
  props: DataTableRowsProps<Row> & { first: number; last: number },
) {
  const { table, selection, density, from, first, last } = props;
  const { getRowHref, rowLabel, onRowHover } = props;
  const rows = table.getRowModel().rows;
  const columns = table.getVisibleLeafColumns();

  // One function for all rows and all renders, so that a change of selection renders only its rows.
  const latest = useRef({ rows, selection, onRowHover });
  useEffect(() => {
    latest.current = { rows, selection, onRowHover };
  });
  const toggle = useCallback((id: string, range: boolean) => {
    latest.current.selection?.toggle(id, range);
  }, []);
  const hover = useCallback((id: string) => {
    const row = latest.current.rows.find((candidate) => candidate.id === id);
    if (row) latest.current.onRowHover?.(row.original);
  }, []);

  const before = first * rowHeight[density];
  const after = (rows.length - 1 - last) * rowHeight[density];
  return (
    <tbody>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {rows.slice(first, last + 1).map((row, place) => (
        <DataTableRow
          key={row.id}
          id={row.id}
          name={rowLabel(row.original)}
          href={getRowHref?.(row.original)}
          position={from + first + place + 1}
          selected={selection?.isSelected(row.id) ?? false}
          onToggle={selection && toggle}
          onHover={onRowHover && hover}
          row={row}
          columns={columns}
        />
      ))}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </tbody>
  );
}
