/** One sort key of the API's grammar taken apart: `'-updatedAt'` is `updatedAt`, downwards. */
export interface SortOrder {
  key: string;
  descending: boolean;
}

/**
 * Reads the first key of a sort string; a table shows that one only.
 * `'-updatedAt,name'` gives `{ key: 'updatedAt', descending: true }`, an empty string undefined.
 */
export function parseSort(sort: string | undefined): SortOrder | undefined {
  const first = sort?.split(',')[0]?.trim();
  if (!first) return undefined;
  return first.startsWith('-')
    ? { key: first.slice(1), descending: true }
    : { key: first, descending: false };
}

/** Writes a sort order the way the API reads it. */
export function formatSort({ key, descending }: SortOrder): string {
  return descending ? `-${key}` : key;
}
