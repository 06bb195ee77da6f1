import { useRef } from 'react';
import { formPath, listChange, type ListChange, type Listed } from './list-change.ts';

interface ListChanges {
  /** What changed between two states of a list's rows; null: nothing did. */
  changeOf<Item extends Listed>(
    before: readonly Item[],
    rows: readonly Item[],
  ): ListChange<Item> | null;
  /** From a path of the API to one of the form, by the rows that were sent last. */
  mapPath(path: string): string;
}

/** The rows of a form as the API takes them, and what it refuses back at its row. */
export function useListChange(): ListChanges {
  const sent = useRef<number[]>([]);
  return {
    changeOf: (before, rows) => {
      const change = listChange(before, rows);
      sent.current = (change?.upsert ?? []).map((item) => rows.indexOf(item));
      return change;
    },
    mapPath: (path) => formPath(path, sent.current),
  };
}
