export interface Listed {
  id?: string | undefined;
}

/** Changes of a list of sub-records, as the API accepts them. */
export interface ListChange<Item> {
  upsert: Item[];
  remove: string[];
  order?: string[];
}

/**
 * Compares an edited list with the loaded one, by id: new and changed items, removed ids, and the
 * order if it differs (new items as `new:<index in upsert>`). Null if nothing changed.
 */
export function listChange<Item extends Listed>(
  before: readonly Item[],
  after: readonly Item[],
): ListChange<Item> | null {
  const known = new Map(before.map((item) => [item.id, JSON.stringify(item)]));
  const kept = new Set(after.map((item) => item.id));
  const upsert = after.filter((item) => !item.id || known.get(item.id) !== JSON.stringify(item));
  const remove = before.flatMap((item) => (item.id && !kept.has(item.id) ? [item.id] : []));
  const oldOrder = before.flatMap((item) => (item.id && kept.has(item.id) ? [item.id] : []));
  const order = after.map((item) => item.id ?? `new:${upsert.indexOf(item)}`);
  // New items go to the end by default; only another order has to be sent.
  const moved = order.some((id, index) => id !== (oldOrder[index] ?? id));
  if (upsert.length === 0 && remove.length === 0 && !moved) return null;
  return { upsert, remove, ...(moved && { order }) };
}

/** An empty change of a list. */
export const noChange = { upsert: [], remove: [] };

/**
 * Maps a path of the API (`links.upsert.1.url`) to one of the form (`links.4.url`). `sent` holds
 * the form rows of the upserted items.
 */
export function formPath(path: string, sent: readonly number[] = []): string {
  return path.replace(
    /\.upsert\.(\d+)/,
    (_match, index: string) => `.${sent[Number(index)] ?? index}`,
  );
}
