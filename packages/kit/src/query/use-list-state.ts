import { useLocation, useNavigate } from 'react-router-dom';
import { filterKey, normalViewQuery, readableQuery, type Page } from '@muster/contracts';
import type { DataTablePage, TableDensity, TableShape } from '@muster/ui';
import { isBareListUrl, noView, readListUrl, writeListUrl, type ListUrlState } from './list-url.ts';
import { refusedFilters, sortOrDefault, type ListQuerySchema } from './refused-filters.ts';
import { useListLayout, type SavedLayout } from './use-list-layout.ts';
import { isBeneathOverlay } from '../routing/overlay-state.ts';
import { useStored } from './use-stored.ts';

export interface ListStateOptions {
  /** Key under which this browser stores density and columns: `candidates`. */
  key: string;
  defaults: {
    /** Sort key of the API, `-updatedAt`. */
    sort: string;
    limit?: number;
    filters?: Readonly<Record<string, string>>;
    /** Columns hidden by default: `{ phone: false }`. */
    columns?: Readonly<Record<string, boolean>>;
    density?: TableDensity;
  };
  /** The query schema of the list's endpoint; filters that it refuses are left out. */
  accepts?: ListQuerySchema | undefined;
  /** Columns and density stored outside this browser. */
  saved?: SavedLayout;
  /** The query that an address without one stands for (`view=ID&…`): the user's default view. */
  opens?: string | null;
}

/**
 * The state of a list: search, filters, sort, page size and cursor in the address, so that Back
 * works and a link shows the same rows; density and columns from the open view, else as the person
 * chose them, see {@link useListLayout}. `query` is what the list endpoint takes, `filterBar` and
 * `tableProps(page)` are spread into ui's `FilterBar` and `DataTable`.
 */
export function useListState({ key, defaults, accepts, saved, opens = null }: ListStateOptions) {
  const location = useLocation();
  const navigate = useNavigate();
  const urlDefaults = {
    sort: defaults.sort,
    limit: defaults.limit ?? 25,
    filters: defaults.filters ?? {},
  };
  const params = new URLSearchParams(location.search);
  const opening = opens !== null && isBareListUrl(params);
  if (opening) for (const [name, value] of new URLSearchParams(opens)) params.set(name, value);
  const inAddress = readListUrl(params, urlDefaults);
  const state = { ...inAddress, sort: sortOrDefault(inAddress.sort, defaults.sort, accepts) };
  const refused = refusedFilters(state.filters, accepts);
  const applied = Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => !(name in refused)),
  );
  const asked = { ...state, filters: applied };
  const layout = useListLayout({ key, defaults, saved });
  const [shape, setShape] = useStored(`${key}.shape`, isShape);

  function change(changes: Partial<ListUrlState>, replace = false) {
    // Any change of the rows or their order returns to the first page.
    const next = { ...state, cursor: null, ...changes };
    const changed = writeListUrl(params, next, urlDefaults);
    // Without a query the default view would open again.
    if (opens !== null && isBareListUrl(changed)) changed.set('view', noView);
    go(readableQuery(changed), replace);
  }

  function go(query: string, replace: boolean) {
    void navigate({ pathname: location.pathname, search: query && `?${query}` }, { replace });
  }

  /** Normalises a query for comparison: default values are left out. */
  function normal(query: string): string {
    const read = readListUrl(new URLSearchParams(query), urlDefaults);
    const written = writeListUrl(new URLSearchParams(), { ...read, cursor: null }, urlDefaults);
    return normalViewQuery(written.toString());
  }

  const clear = () => change({ search: '', filters: {} });
  return {
    ...state,
    /** Whether rows are missing because of search or filters. */
    narrowed: state.search !== '' || Object.keys(state.filters).length > 0,
    query: queryOf(asked),
    /** The same as address text, without the current page. */
    rowsQuery: rowsQueryOf(asked),
    change,
    clear,
    layout,
    /** The query that a view of these rows stores; see `normal`. */
    viewQuery: normal(params.toString()),
    normal,
    /** The address in force; differs from the browser's while the default view opens. */
    params,
    /**
     * The default view has to be named in the address. Beneath an overlay, that would close the
     * overlay.
     */
    opening: opening && !isBeneathOverlay(location),
    go,
    filterBar: {
      search: state.search,
      // Typed letters add no history entries for Back.
      onSearch: (search: string) => change({ search }, true),
      value: applied,
      onChange: (filters: Record<string, string>) =>
        change({ filters: { ...refused, ...filters } }),
      refused,
      onRemoveRefused: (name: string) => {
        const { [name]: _removed, ...filters } = state.filters;
        change({ filters });
      },
      onClear: clear,
    },
    tableProps: (page: Page | undefined, rowsShown: number) => ({
      sort: state.sort,
      onSortChange: (sort: string) => change({ sort }),
      page: page && tablePage(page, rowsShown),
      onNext: () => change({ cursor: page?.nextCursor ?? null }),
      onPrev: () => change({ cursor: page?.prevCursor ?? null }),
      onLimitChange: (limit: number) => change({ limit }),
      density: layout.density,
      onDensityChange: layout.onDensityChange,
      columnVisibility: layout.columns,
      onColumnVisibilityChange: layout.onColumnsChange,
      shape: shape ?? 'table',
      onShapeChange: setShape,
      columnOrder: layout.columnOrder,
      onColumnOrderChange: layout.onColumnOrderChange,
    }),
  };
}

const isShape = (value: unknown): value is TableShape => value === 'table' || value === 'cards';

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

function rowsQueryOf(state: ListUrlState): string {
  const { limit: _limit, ...query } = queryOf({ ...state, cursor: null });
  return new URLSearchParams(query).toString();
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
