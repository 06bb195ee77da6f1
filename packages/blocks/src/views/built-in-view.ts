import { filterKey } from '@muster/contracts';

/** A built-in view of a list. */
export interface BuiltInView {
  label: string;
  /** As in the address: `filter[status]=active`. */
  query: string;
}

/** Returns the query for filters in the form of a list's state: `{ status: 'active' }`. */
export function queryOfFilters(filters: Readonly<Record<string, string>>): string {
  return new URLSearchParams(
    Object.entries(filters).map(([key, value]) => [filterKey(key), value]),
  ).toString();
}
