/** Whether none, some or all of a page's rows are selected. */
export type PageSelection = 'none' | 'some' | 'all';

/** Counts how far `pageIds` is covered by the selection; an empty page counts as none. */
export function pageSelection(
  selected: ReadonlySet<string>,
  pageIds: readonly string[],
): PageSelection {
  const count = pageIds.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === pageIds.length ? 'all' : 'some';
}

/** Adds or removes one row; rows of other pages stay selected. */
export function toggleRow(selected: readonly string[], id: string): string[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}

/** Selects the whole page, or clears it when all of it is selected already. */
export function togglePage(selected: readonly string[], pageIds: readonly string[]): string[] {
  const all = pageSelection(new Set(selected), pageIds) === 'all';
  const others = selected.filter((id) => !pageIds.includes(id));
  return all ? others : [...others, ...pageIds];
}

/** Adds every row between two rows of the page, both included (shift and click). */
export function selectRange(
  selected: readonly string[],
  pageIds: readonly string[],
  fromId: string,
  toId: string,
): string[] {
  const from = pageIds.indexOf(fromId);
  const to = pageIds.indexOf(toId);
  if (from < 0 || to < 0) return toggleRow(selected, toId);
  const range = pageIds.slice(Math.min(from, to), Math.max(from, to) + 1);
  return [...new Set([...selected, ...range])];
}

/** A step of a range that begins at `anchor`: away from it selects, back to it gives up the row left. */
export function extendRange(
  selected: readonly string[],
  pageIds: readonly string[],
  { anchor, from, to }: { anchor: string; from: string; to: string },
): string[] {
  const [begin, before, after] = [anchor, from, to].map((id) => pageIds.indexOf(id));
  if (begin === undefined || before === undefined || after === undefined) return [...selected];
  const isBack = Math.abs(after - begin) < Math.abs(before - begin);
  if (isBack) return selected.filter((id) => id !== from);
  return selectRange(selected, pageIds, anchor, to);
}
