import { useEffect, useMemo } from 'react';
import type { Page } from '@muster/contracts';
import { QueryView, keepTrail, readList, type ListAnswer, type QueryLike } from '@muster/kit';
import {
  DataTable,
  FilterBar,
  type DataTableColumn,
  type DataTableProps,
  type FilterDefinition,
} from '@muster/ui';
import { customBarKey, gatherCustom, spreadCustom } from '../custom-fields/custom-filter-bar.ts';
import type { CustomList } from '../custom-fields/use-custom-list.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import type { ExportApi } from '../exports/export-api.ts';
import type { SavedList } from './use-saved-list.ts';

/** Props that describe the rows of a list. */
type OfTheRows<Row> = Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'getRowHref'
  | 'rowLabel'
  | 'selection'
  | 'bulkActions'
  | 'emptyState'
  | 'renderPhoneRow'
  | 'renderCard'
  | 'onRowHover'
  | 'notice'
>;

export interface SavedListTableProps<Row extends { id: string }> extends OfTheRows<Row> {
  /** The host's API. */
  api: ExportApi;
  list: SavedList;
  /** The list's query, as returned by `list.held`. */
  query: QueryLike<ListAnswer<Row>>;
  filters: readonly FilterDefinition[];
  /** Additions for custom fields, from `useCustomList`. */
  custom?: CustomList;
  searchPlaceholder: string;
}

/** The rows of a list with saved views, with search, filters, export and pages. */
export function SavedListTable<Row extends { id: string }>({
  api,
  list,
  query,
  filters,
  custom = nothing,
  searchPlaceholder,
  ...ofTheRows
}: SavedListTableProps<Row>) {
  const { rows, page } = readList(query);
  useTrail(list, rows, page);
  const failed = query.currentData === undefined && query.error !== undefined && !query.isFetching;
  const { columnVisibility, ...state } = list.tableProps(failed ? undefined : page, rows.length);
  const columns = useMemo(
    (): DataTableColumn<Row>[] => [
      ...ofTheRows.columns,
      // Custom columns use optional fields, so they work for the rows of every list.
      ...(custom.columns as readonly DataTableColumn<never>[] as readonly DataTableColumn<Row>[]),
    ],
    [ofTheRows.columns, custom.columns],
  );
  // Hidden until the user chooses them.
  const hidden = Object.fromEntries(custom.columns.map(({ id }) => [id, false]));
  const table = (
    <DataTable<Row>
      {...ofTheRows}
      columns={columns}
      rows={failed ? [] : rows}
      getRowId={({ id }) => id}
      loading={query.isFetching}
      lookAwaited={list.isHeld}
      {...state}
      columnVisibility={{ ...hidden, ...columnVisibility }}
      // Search or filters may have caused the failure, so they stay available.
      emptyState={failed ? <Failure query={query} /> : ofTheRows.emptyState}
      toolbar={
        <FilterBar
          {...list.filterBar}
          {...customBar(list.filterBar, custom)}
          filters={[...filters, ...custom.filters]}
          searchPlaceholder={searchPlaceholder}
        />
      }
      toolbarEnd={<ExportButton api={api} list={list.name} state={list} page={page} />}
    />
  );
  if (failed) return table;
  // The list's frame is its own skeleton: toolbar, header and columns are there at the first paint.
  return (
    <QueryView query={query} keepPrevious isEmpty={() => false} skeleton={table}>
      {() => table}
    </QueryView>
  );
}

const nothing: CustomList = { columns: [], filters: [], isKnown: true };

/** The filter bar with a chip for each custom field; a deleted field's chip can be removed. */
function customBar(
  { value, onChange, refused, onRemoveRefused }: SavedList['filterBar'],
  { filters, isKnown }: CustomList,
) {
  const shown = spreadCustom(value);
  const isGone = (name: string) =>
    isKnown &&
    name.startsWith(customBarKey('')) &&
    !filters.some(({ key }) => key === name.split('.')[0]);
  const gone = Object.fromEntries(Object.entries(shown).filter(([name]) => isGone(name)));
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(shown).filter(([name]) => !names.includes(name)));
  return {
    value: without(Object.keys(gone)),
    onChange: (next: Record<string, string>) => onChange(gatherCustom({ ...gone, ...next })),
    refused: { ...refused, ...gone },
    onRemoveRefused: (name: string) =>
      name in gone ? onChange(gatherCustom(without([name]))) : onRemoveRefused(name),
  };
}

/** Stores the neighbours of each row, for records opened from here. */
function useTrail(list: SavedList, rows: readonly { id: string }[], page: Page | undefined): void {
  const { name, query } = list;
  const asked = JSON.stringify(query);
  useEffect(() => {
    if (page)
      keepTrail(name, {
        query: JSON.parse(asked) as SavedList['query'],
        ids: rows.map(({ id }) => id),
        from: page.from,
        total: page.total,
        nextCursor: page.nextCursor,
        prevCursor: page.prevCursor,
      });
  }, [name, asked, rows, page]);
}

/** Why there are no rows, with a retry. */
function Failure({ query }: { query: QueryLike<unknown> }) {
  return (
    <QueryView query={query} size="block" skeleton={null}>
      {() => null}
    </QueryView>
  );
}
