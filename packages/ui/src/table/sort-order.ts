/** One sort key of the API's grammar, parsed: `'-updatedAt'` is `updatedAt`, descending. */
export interface SortOrder {
  key: string;
  descending: boolean;
}

/**
 * Reads the first key of a sort string; a table shows only that one. `'-updatedAt,name'` gives `{
 * key: 'updatedAt', descending: true }`, an empty string gives undefined.
 */
export function parseSort(sort: string | undefined): SortOrder | undefined {
  const first = sort?.split(',')[0]?.trim();
  if (!first) return undefined;
  return first.startsWith('-')
    ? { key: first.slice(1), descending: true }
    : { key: first, descending: false };
}

/** Writes a sort order in the API's format. */
export function formatSort({ key, descending }: SortOrder): string {
  return descending ? `-${key}` : key;
}
