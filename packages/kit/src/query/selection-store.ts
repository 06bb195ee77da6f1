import { useSyncExternalStore } from 'react';
import type { SelectionInput } from '@muster/contracts';

/** The rows selected in a list: some, by id, or all matching rows with exceptions. */
export type ListSelection =
  | { readonly kind: 'rows'; readonly ids: readonly string[] }
  | {
      readonly kind: 'matching';
      /** The query that they match, as in the list's address. */
      readonly query: string;
      readonly except: readonly string[];
      /** The number of matches according to the list; null if not counted. */
      readonly total: number | null;
    };

/** Holds the selection of a list, for its page and the overlays that use it. */
export interface SelectionStore {
  /** The selection; all views of it follow. */
  use: () => ListSelection;
  select: (selection: ListSelection) => void;
  clear: () => void;
}

const nothing: ListSelection = { kind: 'rows', ids: [] };

/** Makes the store of one list's selection: `export const selection = createSelectionStore()`. */
export function createSelectionStore(): SelectionStore {
  let present = nothing;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const select = (next: ListSelection) => {
    present = next.kind === 'rows' && next.ids.length === 0 ? nothing : next;
    for (const listener of listeners) listener();
  };
  return {
    use: () => useSyncExternalStore(subscribe, () => present),
    select,
    clear: () => select(nothing),
  };
}

/** The number of selected rows; null if beyond the limit of counting. */
export function selectedCount(selection: ListSelection): number | null {
  if (selection.kind === 'rows') return selection.ids.length;
  const { total, except } = selection;
  return total === null ? null : Math.max(0, total - except.length);
}

/** Returns a selection as the API accepts it. */
export const selectionInput = (selection: ListSelection): SelectionInput =>
  selection.kind === 'rows'
    ? { ids: [...selection.ids] }
    : { query: selection.query, except: [...selection.except] };
