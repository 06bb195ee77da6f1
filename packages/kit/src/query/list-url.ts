import { filterKey, normalViewQuery, pageSizes } from '@muster/contracts';

/** The state of a list in the address. */
export interface ListUrlState {
  search: string;
  /** Keyed like the API's grammar: `{ status: 'active,new', 'englishLevel.gte': 'B2' }`. */
  filters: Record<string, string>;
  sort: string;
  limit: number;
  cursor: string | null;
}

export interface ListUrlDefaults {
  sort: string;
  limit: number;
  filters: Readonly<Record<string, string>>;
}

const filterPattern = /^filter\[([^\]]+)\](?:\[([^\]]+)\])?$/;

/**
 * Reads a list's state from the query of an address. Default filters hold until the person has
 * chosen others: an address with `filters=none` says that there are none on purpose.
 */
export function readListUrl(params: URLSearchParams, defaults: ListUrlDefaults): ListUrlState {
  const filters: Record<string, string> = {};
  for (const [key, value] of params) {
    const [, field, operator] = filterPattern.exec(key) ?? [];
    if (field && value) filters[operator ? `${field}.${operator}` : field] = value;
  }
  const chosen = Object.keys(filters).length > 0 || params.get('filters') === 'none';
  const limit = Number(params.get('limit'));
  return {
    search: params.get('q') ?? '',
    filters: chosen ? filters : { ...defaults.filters },
    sort: params.get('sort') || defaults.sort,
    limit: (pageSizes as readonly number[]).includes(limit) ? limit : defaults.limit,
    cursor: params.get('cursor'),
  };
}

/** Value of `view` for rows that belong to no view: all of them, explicitly. */
export const noView = 'all';

/** Whether an address names neither rows nor a view of a list. */
export const isBareListUrl = (params: URLSearchParams): boolean =>
  !params.has('cursor') && !params.has('view') && normalViewQuery(params.toString()) === '';

/** Writes a list's state over the query of an address; what equals the default is left out. */
export function writeListUrl(
  params: URLSearchParams,
  state: ListUrlState,
  defaults: ListUrlDefaults,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of Array.from(next.keys()))
    if (filterPattern.test(key) || key === 'filters') next.delete(key);
  set(next, 'q', state.search);
  set(next, 'sort', state.sort === defaults.sort ? '' : state.sort);
  set(next, 'limit', state.limit === defaults.limit ? '' : String(state.limit));
  set(next, 'cursor', state.cursor ?? '');
  const filters = Object.entries(state.filters).filter(([, value]) => value !== '');
  if (!sameFilters(Object.fromEntries(filters), defaults.filters)) {
    for (const [key, value] of filters) next.set(filterKey(key), value);
    if (filters.length === 0) next.set('filters', 'none');
  }
  return next;
}

function set(params: URLSearchParams, key: string, value: string): void {
  if (value) params.set(key, value);
  else params.delete(key);
}

function sameFilters(
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => a[key] === b[key]);
}
