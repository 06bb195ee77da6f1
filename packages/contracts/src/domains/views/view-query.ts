/** Keys of a list's URL that a view stores; never a cursor, which is a position in one result. */
const kept = /^(?:q|sort|limit|filters|filter\[[^\]]+\](?:\[[^\]]+\])?)$/;
const isFilter = (key: string): boolean => key.startsWith('filter[');

/**
 * Returns the normal form of a list's query, equal for URLs with the same rows: search, filters,
 * sort and page size in a fixed order, filter values in a fixed order, nothing else. `filters=none`
 * (explicitly no filter) stays. Accepts the query of a URL with or without `?`.
 */
export function normalViewQuery(search: string): string {
  const given = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search))
    if (kept.test(key) && value !== '')
      given.set(key, isFilter(key) ? value.split(',').toSorted().join(',') : value);
  const entries = [...given].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return readableQuery(new URLSearchParams(entries));
}

/**
 * Converts a view's query for its list endpoint: `{ 'filter[status]': 'active', sort: 'name' }`.
 */
export function listQueryOf(query: string): Record<string, string> {
  const params = new URLSearchParams(query);
  params.delete('filters');
  return Object.fromEntries(params);
}

/** Returns a query in readable form: `filter[status]=active,new`. */
export function readableQuery(params: URLSearchParams): string {
  return params.toString().replace(/%5B/g, '[').replace(/%5D/g, ']').replace(/%2C/g, ',');
}
