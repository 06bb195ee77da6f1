/** Focuses the link of a row, or the row itself; returns false if the row is not rendered. */
export function focusRow(root: HTMLElement, id: string, preventScroll = false): boolean {
  const row = [...root.querySelectorAll<HTMLElement>('[data-row-id]')].find(
    (candidate) => candidate.dataset['rowId'] === id,
  );
  const target = row?.querySelector<HTMLElement>('a[data-row-link]') ?? row;
  target?.focus({ preventScroll });
  return target !== undefined;
}

/** Returns the id of the row around an element. */
export function rowIdOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
}
