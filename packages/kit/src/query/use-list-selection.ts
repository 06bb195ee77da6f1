import { useEffect, useRef } from 'react';
import type { Page } from '@muster/contracts';
import type { DataTableSelection } from '@muster/ui';
import type { SelectionStore } from './selection-store.ts';
import type { ListState } from './use-list-state.ts';

/**
 * The selection of a list, as ui's `DataTable` takes it: kept over pages and orders, given up when
 * search or filters change and when the page goes. `page` is the list's own, undefined while it loads.
 */
export function useListSelection(
  store: SelectionStore,
  list: Pick<ListState, 'search' | 'filters' | 'rowsQuery'>,
  page: Page | undefined,
): DataTableSelection {
  const selection = store.use();
  const rows = JSON.stringify([list.search, list.filters]);
  const before = useRef(rows);
  useEffect(() => {
    if (before.current !== rows) store.clear();
    before.current = rows;
  }, [rows, store]);
  useEffect(() => () => store.clear(), [store]);

  const total = page && !page.totalIsCapped ? page.total : null;
  const isMatching = selection.kind === 'matching';
  const isStale = isMatching && page !== undefined && selection.total !== total;
  useEffect(() => {
    // Others add rows and take some away: what is said of their number is what the list says.
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
