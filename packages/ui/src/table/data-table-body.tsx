import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { DataTableRow } from './data-table-row.tsx';
import type { DataTableProps, TableDensity } from './data-table.types.ts';
import type { DataTableModel } from './use-data-table.ts';
import type { RowSelection } from './use-row-selection.ts';

/** More rows than this are drawn only where they can be seen. */
const virtualFrom = 100;

/** Heights in px, as in the style sheet. */
const headHeight = 34;
const rowHeight: Record<TableDensity, number> = { comfortable: 44, compact: 36 };

interface DataTableBodyProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'getRowHref' | 'rowLabel' | 'onRowHover'
> {
  table: DataTableModel<Row>;
  selection: RowSelection | undefined;
  density: TableDensity;
  /** Position of the first row in the whole result, counted from 1. */
  from: number;
  scroller: HTMLDivElement | null;
  /** Set to a function that brings a row into view, drawn or not. */
  revealRow: RefObject<(index: number) => void>;
}

/** The rows; long lists keep two spacers in place of what is out of sight. */
export function DataTableBody<Row extends object>(props: DataTableBodyProps<Row>) {
  const { table, selection, density, from, scroller, revealRow } = props;
  const { getRowHref, rowLabel, onRowHover } = props;
  const rows = table.getRowModel().rows;
  const columns = table.getVisibleLeafColumns();
  const isVirtual = rows.length > virtualFrom;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => rowHeight[density],
    getScrollElement: () => scroller,
    initialRect: { width: 1200, height: 800 },
    overscan: 12,
    // The rows begin below the sticky head, and must not end up beneath it.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
  });

  useEffect(() => {
    revealRow.current = (index) => {
      if (isVirtual) virtualizer.scrollToIndex(index);
    };
  }, [isVirtual, revealRow, virtualizer]);
  useEffect(() => virtualizer.measure(), [density, virtualizer]);

  // One function for all rows and all renders, so that a change of selection draws only its rows.
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

  const visible = isVirtual ? virtualizer.getVirtualItems().map(({ index }) => index) : rows.keys();
  const shown = [...visible];
  const before = (shown[0] ?? 0) * rowHeight[density];
  const after = isVirtual
    ? (rows.length - 1 - (shown.at(-1) ?? rows.length - 1)) * rowHeight[density]
    : 0;

  return (
    <tbody>
      {before > 0 && <tr aria-hidden style={{ height: before }} />}
      {shown.map((index) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <DataTableRow
            key={row.id}
            id={row.id}
            name={rowLabel(row.original)}
            href={getRowHref?.(row.original)}
            position={from + index + 1}
            selected={selection?.isSelected(row.id) ?? false}
            onToggle={selection && toggle}
            onHover={onRowHover && hover}
            row={row}
            columns={columns}
          />
        );
      })}
      {after > 0 && <tr aria-hidden style={{ height: after }} />}
    </tbody>
  );
}
