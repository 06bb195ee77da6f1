import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Updater,
  type SortingState,
  type ColumnVisibilityState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { orderColumns } from './column-order.ts';
import type { WidthRule } from './column-widths.ts';
import type { DataTableColumn, DataTableProps } from './data-table.types.ts';
import { formatSort, parseSort } from './sort-order.ts';

/** What the markup needs to know about a column beyond the data of the table library. */
export interface ColumnLayout extends WidthRule {
  align: 'start' | 'end';
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as ColumnLayout,
});

const defaultWidth = 140;

type Features = typeof features;
type TableInput<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'rows'
  | 'getRowId'
  | 'sort'
  | 'onSortChange'
  | 'columnOrder'
  | 'columnVisibility'
  | 'onColumnVisibilityChange'
>;

function toColumnDef<Row extends object>(
  column: DataTableColumn<Row>,
  index: number,
): ColumnDef<Features, Row> {
  return {
    id: column.id,
    header: column.header,
    // The server sorts; the library only asks whether there is a value to sort by.
    accessorFn: (row) => row,
    cell: ({ row }) => column.cell(row.original),
    enableSorting: column.sortKey !== undefined,
    sortDescFirst: column.sortDescFirst ?? false,
    enableHiding: index > 0 && column.canHide !== false,
    meta: {
      width: column.width ?? defaultWidth,
      grow: column.grow ?? false,
      maxWidth: column.maxWidth ?? Infinity,
      align: column.meta?.align ?? 'start',
    },
  };
}

/**
 * Builds the table model over the caller's state: the server sorts and pages, so only the order and
 * the visible columns are kept here, and both are passed back in the caller's own format.
 */
export function useDataTable<Row extends object>(input: TableInput<Row>) {
  const { columns, rows, getRowId, sort, onSortChange } = input;
  const { columnOrder, columnVisibility, onColumnVisibilityChange } = input;
  const definitions = useMemo(
    () => orderColumns(columns, columnOrder).map(toColumnDef),
    [columns, columnOrder],
  );
  const data = useMemo(() => [...rows], [rows]);
  const order = parseSort(sort);
  const sorted = order && columns.find((column) => column.sortKey === order.key);
  const sorting = sorted && order ? [{ id: sorted.id, desc: order.descending }] : [];
  const visibility = columnVisibility ?? {};

  function changeSorting(updater: Updater<SortingState>) {
    const [next] = functionalUpdate(updater, sorting);
    const key = columns.find((column) => column.id === next?.id)?.sortKey;
    if (next && key !== undefined) onSortChange?.(formatSort({ key, descending: next.desc }));
  }

  function changeVisibility(updater: Updater<ColumnVisibilityState>) {
    onColumnVisibilityChange?.(functionalUpdate(updater, { ...visibility }));
  }

  return useTable({
    features,
    columns: definitions,
    data,
    getRowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, columnVisibility: { ...visibility } },
    onSortingChange: changeSorting,
    onColumnVisibilityChange: changeVisibility,
  });
}

/** The table model of {@link useDataTable}. */
export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>;

/** One row of the model. */
export type DataTableModelRow<Row extends object> = ReturnType<
  DataTableModel<Row>['getRowModel']
>['rows'][number];

/** One column of the model. */
export type DataTableModelColumn<Row extends object> = ReturnType<
  DataTableModel<Row>['getAllLeafColumns']
>[number];
