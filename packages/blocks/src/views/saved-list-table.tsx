import type { ErrorCode } from '@muster/contracts';
import { QueryView, isApiError, readList } from '@muster/kit';
import type { ListAnswer, QueryLike } from '@muster/kit';
import { DataTable, FilterBar, PageSkeleton } from '@muster/ui';
import type { DataTableProps, FilterDefinition } from '@muster/ui';
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
>;

export interface SavedListTableProps<Row extends { id: string }> extends OfTheRows<Row> {
  /** The host's api, made with `exportEndpoints.create`. */
  api: ExportApi;
  list: SavedList;
  /** The list's query, as `list.held` gave it back. */
  query: QueryLike<ListAnswer<Row>>;
  filters: readonly FilterDefinition[];
  searchPlaceholder: string;
}

/** What is asked for is why it failed: it has to stay in reach to be changed. */
const askedWrongly: ReadonlySet<ErrorCode> = new Set([
  'INVALID_FILTER',
  'INVALID_SORT',
  'INVALID_CURSOR',
  'VALIDATION_FAILED',
]);

/** The rows of a list with saved views, and what stands around them: search, filters, export, pages. */
export function SavedListTable<Row extends { id: string }>({
  api,
  list,
  query,
  filters,
  searchPlaceholder,
  ...ofTheRows
}: SavedListTableProps<Row>) {
  const { answer, rows, page } = readList(query);
  const filterBar = (
    <FilterBar {...list.filterBar} filters={filters} searchPlaceholder={searchPlaceholder} />
  );
  const isAskedWrongly =
    answer === undefined && isApiError(query.error) && askedWrongly.has(query.error.code);
  return (
    <>
      {isAskedWrongly && filterBar}
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<PageSkeleton variant="list" />}
      >
        {() => (
          <DataTable<Row>
            {...ofTheRows}
            rows={rows}
            getRowId={({ id }) => id}
            loading={query.isFetching}
            {...list.tableProps(page, rows.length)}
            toolbar={filterBar}
            toolbarEnd={<ExportButton api={api} list={list.name} state={list} page={page} />}
          />
        )}
      </QueryView>
    </>
  );
}
