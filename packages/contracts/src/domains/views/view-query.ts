/** Keys of a list's address that a view keeps; never a cursor, which is a place in one result. */
const kept = /^(?:q|sort|limit|filters|filter\[[^\]]+\](?:\[[^\]]+\])?)$/;
const isFilter = (key: string): boolean => key.startsWith('filter[');

/**
 * The normal form of a list's query, by which two addresses of the same rows are alike: search,
 * filters, sort and page size in one order, the values of a filter in one order, nothing else.
 * `filters=none` (no filter on purpose) stays. Takes the query of an address with or without `?`.
 */
export function normalViewQuery(search: string): string {
  const given = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search))
    if (kept.test(key) && value !== '')
      given.set(key, isFilter(key) ? value.split(',').toSorted().join(',') : value);
  const entries = [...given].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return readableQuery(new URLSearchParams(entries));
}

/** A view's query as its list endpoint takes it: `{ 'filter[status]': 'active', sort: 'name' }`. */
export function listQueryOf(query: string): Record<string, string> {
  const params = new URLSearchParams(query);
  params.delete('filters');
  return Object.fromEntries(params);
}

/** A query as people can read it: `filter[status]=active,new`. */
export function readableQuery(params: URLSearchParams): string {
  return params.toString().replace(/%5B/g, '[').replace(/%5D/g, ']').replace(/%2C/g, ',');
}
