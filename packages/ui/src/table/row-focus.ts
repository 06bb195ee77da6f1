/** Puts the focus on the link of a row, or on the row itself; false where it is not drawn. */
export function focusRow(root: HTMLElement, id: string, preventScroll = false): boolean {
  const row = [...root.querySelectorAll<HTMLElement>('[data-row-id]')].find(
    (candidate) => candidate.dataset['rowId'] === id,
  );
  const target = row?.querySelector<HTMLElement>('a[data-row-link]') ?? row;
  target?.focus({ preventScroll });
  return target !== undefined;
}

/** The row around an element. */
export function rowIdOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
}
