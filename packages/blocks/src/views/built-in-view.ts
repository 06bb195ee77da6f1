import { filterKey } from '@muster/contracts';

/** A view that a list has by itself. */
export interface BuiltInView {
  label: string;
  /** As in the address: `filter[status]=active`. */
  query: string;
}

/** The query of filters as a list's state holds them: `{ status: 'active' }`. */
export function queryOfFilters(filters: Readonly<Record<string, string>>): string {
  return new URLSearchParams(
    Object.entries(filters).map(([key, value]) => [filterKey(key), value]),
  ).toString();
}
