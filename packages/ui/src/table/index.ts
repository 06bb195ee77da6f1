export { useRowVirtualizer } from './use-row-virtualizer.ts';
export { countryFilter } from './country-filter.ts';
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
  TableShape,
} from './data-table.types.ts';
export { cameBackToList, noteListSeen } from './list-place.ts';
export { PhoneRow } from './phone-row.tsx';
export type { PhoneRowProps } from './phone-row.tsx';
export { formatSort, parseSort } from './sort-order.ts';
export type { SortOrder } from './sort-order.ts';
export { FilterBar } from './filter-bar.tsx';
export type { FilterBarProps } from './filter-bar.tsx';
export type {
  FilterDefinition,
  FilterKind,
  FilterOperator,
  FilterOption,
  FilterValues,
} from './filter.types.ts';
export { useFilterWords } from './use-filter-words.ts';
export { ShortcutList } from './shortcut-list.tsx';
export type { Shortcut } from './shortcut-list.tsx';
export { useListShortcuts } from './use-list-shortcuts.ts';
