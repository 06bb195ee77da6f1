/**
 * From a path of the API (`links.upsert.1.url`) to one of the form (`links.4.url`). `sent` tells
 * which rows of the form the upserted items were.
 */
export function formPath(path: string, sent: readonly number[] = []): string {
  return path.replace(
    /\.upsert\.(\d+)/,
    (_match, index: string) => `.${sent[Number(index)] ?? index}`,
  );
}

/** Which rows of a list a change sends, in the order of its `upsert`. */
export function sentRows<Item>(
  rows: readonly Item[],
  change: { upsert: readonly Item[] } | null,
): number[] {
  return (change?.upsert ?? []).map((item) => rows.indexOf(item));
}
