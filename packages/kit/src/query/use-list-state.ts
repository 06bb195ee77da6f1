import { useLocation, useNavigate } from 'react-router-dom';
import { filterKey } from '@muster/contracts';
import type { Page } from '@muster/contracts';
import type { DataTablePage, TableDensity } from '@muster/ui';
import { readableQuery, readListUrl, writeListUrl } from './list-url.ts';
import type { ListUrlState } from './list-url.ts';
import { useStored } from './use-stored.ts';

export interface ListStateOptions {
  /** Under which this browser remembers density and columns: `candidates`. */
  key: string;
  defaults: {
    /** Sort key of the API, `-updatedAt`. */
    sort: string;
    limit?: number;
    filters?: Readonly<Record<string, string>>;
    /** Columns that are hidden until somebody asks for them: `{ phone: false }`. */
    columns?: Readonly<Record<string, boolean>>;
    density?: TableDensity;
  };
}

/**
 * The state of a list: search, filters, sort, page size and cursor in the address, so that Back
 * works and a link shows the same rows; density and columns remembered by the browser.
 * `query` is what the list endpoint takes, `filterBar` and `tableProps(page)` are spread into ui's
 * `FilterBar` and `DataTable`.
 */
export function useListState({ key, defaults }: ListStateOptions) {
  const location = useLocation();
  const navigate = useNavigate();
  const urlDefaults = {
    sort: defaults.sort,
    limit: defaults.limit ?? 25,
    filters: defaults.filters ?? {},
  };
  const params = new URLSearchParams(location.search);
  const state = readListUrl(params, urlDefaults);
  const [density, onDensityChange] = useStored(
    `${key}.density`,
    isDensity,
    defaults.density ?? 'comfortable',
  );
  const [columnVisibility, onColumnVisibilityChange] = useStored(
    `${key}.columns`,
    isVisibility,
    defaults.columns ?? {},
  );

  function change(changes: Partial<ListUrlState>, replace = false) {
    // Whatever changes the rows or their order starts on the first page again.
    const next = { ...state, cursor: null, ...changes };
    const query = readableQuery(writeListUrl(params, next, urlDefaults));
    void navigate({ pathname: location.pathname, search: query && `?${query}` }, { replace });
  }

  const clear = () => change({ search: '', filters: {} });
  return {
    ...state,
    /** Whether rows are missing because of search or filters. */
    narrowed: state.search !== '' || Object.keys(state.filters).length > 0,
    query: queryOf(state),
    change,
    clear,
    filterBar: {
      search: state.search,
      // Each letter is no step of its own for Back.
      onSearch: (search: string) => change({ search }, true),
      value: state.filters,
      onChange: (filters: Record<string, string>) => change({ filters }),
      onClear: clear,
    },
    tableProps: (page: Page | undefined, rowsShown: number) => ({
      sort: state.sort,
      onSortChange: (sort: string) => change({ sort }),
      page: page && tablePage(page, rowsShown),
      onNext: () => change({ cursor: page?.nextCursor ?? null }),
      onPrev: () => change({ cursor: page?.prevCursor ?? null }),
      onLimitChange: (limit: number) => change({ limit }),
      density,
      onDensityChange,
      columnVisibility,
      onColumnVisibilityChange,
    }),
  };
}

export type ListState = ReturnType<typeof useListState>;

function queryOf({ search, filters, sort, limit, cursor }: ListUrlState) {
  return {
    sort,
    limit,
    ...(search && { q: search }),
    ...(cursor && { cursor }),
    ...Object.fromEntries(
      Object.entries(filters)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [filterKey(name), value]),
    ),
  };
}

function tablePage(page: Page, rowsShown: number): DataTablePage {
  const { from } = page;
  return {
    from,
    to: from === null ? null : from + rowsShown - 1,
    total: page.total,
    totalIsCapped: page.totalIsCapped,
    hasNext: page.nextCursor !== null,
    hasPrev: page.prevCursor !== null,
    limit: page.limit,
  };
}

const isDensity = (value: unknown): value is TableDensity =>
  value === 'comfortable' || value === 'compact';

const isVisibility = (value: unknown): value is Record<string, boolean> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((shown) => typeof shown === 'boolean');
