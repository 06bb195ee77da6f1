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

/** What a list says itself of its rows. */
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
  /** The host's api. */
  api: ExportApi;
  list: SavedList;
  /** The list's query, as `list.held` gave it back. */
  query: QueryLike<ListAnswer<Row>>;
  filters: readonly FilterDefinition[];
  /** What fields of the agency's own add, of `useCustomList`. */
  custom?: CustomList;
  searchPlaceholder: string;
}

/** The rows of a list with saved views, and what stands around them: search, filters, export, pages. */
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
      // What a row holds of them is optional, so that every list's rows will do.
      ...(custom.columns as readonly DataTableColumn<never>[] as readonly DataTableColumn<Row>[]),
    ],
    [ofTheRows.columns, custom.columns],
  );
  // Hidden until they are chosen.
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
      // What failed may be the search or a filter: they stay, so that they can be changed.
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
  // The frame of the list is its own skeleton: bar, head and columns are there at the first paint.
  return (
    <QueryView query={query} keepPrevious isEmpty={() => false} skeleton={table}>
      {() => table}
    </QueryView>
  );
}

const nothing: CustomList = { columns: [], filters: [], isKnown: true };

/** The bar with a chip for each field of the agency's own; one that is gone can be taken out. */
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

/** A record that is opened from here knows what stands before and after it. */
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

/** Why there are no rows, and the way to try again. */
function Failure({ query }: { query: QueryLike<unknown> }) {
  return (
    <QueryView query={query} size="block" skeleton={null}>
      {() => null}
    </QueryView>
  );
}
