import { readStored, writeStored } from './use-stored.ts';

/** The page of a list from which a record was opened, with its neighbours. */
export interface ListTrail {
  /** The list's own query, with the page in it. */
  query: Record<string, string | number>;
  ids: readonly string[];
  /** The position of the first of them in the whole list; null if unknown. */
  from: number | null;
  total: number;
  nextCursor: string | null;
  prevCursor: string | null;
}

const keyOf = (list: string) => `${list}.trail`;

/** Remembers the list page that a user works through, while the tab is open. */
export const keepTrail = (list: string, trail: ListTrail): void =>
  writeStored(keyOf(list), trail, 'tab');

/** Returns the list page from which a record was opened; null if it was opened from elsewhere. */
export function trailOf(list: string, id: string): ListTrail | null {
  const trail = readStored(keyOf(list), isTrail, 'tab');
  return trail?.ids.includes(id) ? trail : null;
}

const isTrail = (value: unknown): value is ListTrail =>
  typeof value === 'object' &&
  value !== null &&
  'ids' in value &&
  Array.isArray(value.ids) &&
  'query' in value &&
  typeof value.query === 'object';
