import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Page } from '@muster/contracts';
import { cameBackToList, type DataTableSelection } from '@muster/ui';
import { useActor } from '../session/use-actor.ts';
import type { SelectionStore } from './selection-store.ts';
import type { ListState } from './use-list-state.ts';

/** The query of the rows at the time of selection. */
const leftWith = new WeakMap<SelectionStore, string>();

/**
 * The selection of a list, as ui's `DataTable` takes it: kept over pages and orders and when the
 * user returns to it, dropped when search or filters change and when it is opened anew. `page` is
 * the list's own, undefined while it loads.
 */
export function useListSelection(
  store: SelectionStore,
  list: Pick<ListState, 'search' | 'filters' | 'rowsQuery'>,
  page: Page | undefined,
): DataTableSelection {
  const selection = store.use();
  const actor = useActor();
  useSelectionOf(store, JSON.stringify([actor?.id, actor?.role, list.search, list.filters]));

  const total = page && !page.totalIsCapped ? page.total : null;
  const isMatching = selection.kind === 'matching';
  const isStale = isMatching && page !== undefined && selection.total !== total;
  useEffect(() => {
    // Other users add and remove rows; the list's count is used.
    if (isStale) store.select({ ...selection, total });
  }, [isStale, selection, store, total]);

  return {
    ids: isMatching ? [] : selection.ids,
    onChange: (ids) => store.select({ kind: 'rows', ids }),
    allBut: isMatching ? selection.except : null,
    onAllButChange: (except) =>
      store.select({ kind: 'matching', query: list.rowsQuery, except, total }),
  };
}

/**
 * Keeps a selection for as long as its rows are those that it was made of, and for Back; other rows,
 * and a list that is opened anew, begin with none.
 */
export function useSelectionOf(store: SelectionStore, rows: string): void {
  const before = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const known = before.current ?? (cameBackToList() ? leftWith.get(store) : undefined);
    if (known !== rows) store.clear();
    before.current = rows;
    leftWith.set(store, rows);
  }, [rows, store]);
}
