import { useRef } from 'react';
import type { DataTablePage, DataTableSelection } from './data-table.types.ts';
import { extendRange, pageSelection, selectRange, togglePage, toggleRow } from './row-selection.ts';

/** The selection as the rows, the head and the bulk bar need it. */
export interface RowSelection {
  /** The number of selected rows; null if it exceeds the counting limit. */
  count: number | null;
  page: 'none' | 'some' | 'all';
  isSelected: (id: string) => boolean;
  /** Toggles one row; with `range`, selects everything from the previously toggled row. */
  toggle: (id: string, range?: boolean) => void;
  /**
   * Called when the focus moved from one row to the next with Shift held: the range grows, or
   * shrinks again.
   */
  extend: (fromId: string, toId: string) => void;
  togglePage: () => void;
  clear: () => void;
}

/**
 * Turns the caller's selection into what a table needs; undefined if nothing is selectable. If all
 * matching rows are selected, the exceptions are toggled instead, the other way round.
 */
export function useRowSelection(
  selection: DataTableSelection | undefined,
  pageIds: readonly string[],
  page: DataTablePage | undefined,
): RowSelection | undefined {
  const anchor = useRef<string | undefined>(undefined);
  if (!selection) return undefined;
  const { allBut = null, onChange, onAllButChange } = selection;
  const isAll = allBut !== null && onAllButChange !== undefined;
  const except = new Set(allBut);
  const ids = isAll ? pageIds.filter((id) => !except.has(id)) : selection.ids;
  const selected = new Set(ids);

  /** Takes over the new selection among the rows whose ids the caller knows. */
  function take(next: string[]) {
    if (!isAll) return onChange(next);
    const inNext = new Set(next);
    const elsewhere = allBut.filter((id) => !pageIds.includes(id));
    return onAllButChange([...elsewhere, ...pageIds.filter((id) => !inNext.has(id))]);
  }

  return {
    count: isAll ? countAllBut(page, allBut.length) : ids.length,
    page: pageSelection(selected, pageIds),
    isSelected: (id) => selected.has(id),
    toggle: (id, range = false) => {
      const from = anchor.current;
      anchor.current = id;
      take(range && from !== undefined ? selectRange(ids, pageIds, from, id) : toggleRow(ids, id));
    },
    extend: (fromId, toId) => {
      const from = anchor.current;
      const begin =
        from !== undefined && selected.has(from) && pageIds.includes(from) ? from : fromId;
      anchor.current = begin;
      take(extendRange(ids, pageIds, { anchor: begin, from: fromId, to: toId }));
    },
    togglePage: () => take(togglePage(ids, pageIds)),
    clear: () => onChange([]),
  };
}

const countAllBut = (page: DataTablePage | undefined, exceptions: number): number | null =>
  page === undefined || page.totalIsCapped ? null : Math.max(0, page.total - exceptions);
