/** Whether none, some or all of a page's rows are selected. */
export type PageSelection = 'none' | 'some' | 'all';

/** Returns how much of `pageIds` is selected; an empty page counts as none. */
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

/** Selects the whole page, or deselects it if all of it is already selected. */
export function togglePage(selected: readonly string[], pageIds: readonly string[]): string[] {
  const all = pageSelection(new Set(selected), pageIds) === 'all';
  const others = selected.filter((id) => !pageIds.includes(id));
  return all ? others : [...others, ...pageIds];
}

/** Adds every row between two rows of the page, inclusive (Shift and click). */
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

/**
 * Extends or shrinks a range that begins at `anchor`: a step away from it selects, a step back
 * deselects the row that was left.
 */
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
