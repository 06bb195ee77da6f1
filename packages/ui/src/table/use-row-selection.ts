import { useRef } from 'react';
import type { DataTableSelection } from './data-table.types.ts';
import { pageSelection, selectRange, togglePage, toggleRow } from './row-selection.ts';

/** What the rows, the head and the bulk bar ask of the selection. */
export interface RowSelection {
  count: number;
  page: 'none' | 'some' | 'all';
  isSelected: (id: string) => boolean;
  /** Turns one row; with `range`, selects everything from the row turned before. */
  toggle: (id: string, range?: boolean) => void;
  togglePage: () => void;
  clear: () => void;
}

/** Turns the caller's list of ids into the questions a table asks; undefined where nothing is selectable. */
export function useRowSelection(
  selection: DataTableSelection | undefined,
  pageIds: readonly string[],
): RowSelection | undefined {
  const anchor = useRef<string | undefined>(undefined);
  if (!selection) return undefined;
  // With "all matching" on, what is shown counts as selected; leaving it keeps the loaded rows.
  const ids = selection.allMatching ? pageIds : selection.ids;
  const selected = new Set(ids);

  return {
    count: ids.length,
    page: pageSelection(selected, pageIds),
    isSelected: (id) => selected.has(id),
    toggle: (id, range = false) => {
      const from = anchor.current;
      anchor.current = id;
      selection.onChange(
        range && from !== undefined ? selectRange(ids, pageIds, from, id) : toggleRow(ids, id),
      );
    },
    togglePage: () => selection.onChange(togglePage(ids, pageIds)),
    clear: () => selection.onChange([]),
  };
}
