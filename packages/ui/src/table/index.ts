export { DataTable } from './data-table.tsx';
export type {
  BulkAction,
  ColumnVisibility,
  DataTableColumn,
  DataTablePage,
  DataTableProps,
  DataTableSelection,
  TableDensity,
  TableIcon,
} from './data-table.types.ts';
export { pageSizes } from './data-table-footer.tsx';
export { PhoneRow } from './phone-row.tsx';
export type { PhoneRowProps } from './phone-row.tsx';
export { formatSort, parseSort } from './sort-order.ts';
export type { SortOrder } from './sort-order.ts';
