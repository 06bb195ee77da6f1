import { useRef } from 'react';
import { formPath, listChange, type ListChange, type Listed } from './list-change.ts';

interface ListChanges {
  /** Returns what changed between two states of a list's rows; null if nothing did. */
  changeOf<Item extends Listed>(
    before: readonly Item[],
    rows: readonly Item[],
  ): ListChange<Item> | null;
  /** Maps a path of the API to one of the form, by the rows that were sent last. */
  mapPath(path: string): string;
}

/** Converts form rows for the API, and maps its errors back to their rows. */
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
