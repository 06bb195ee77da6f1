/** Stable keys for rows that have no id of their own: a row keeps its key while others move. */
export interface RowKeys {
  keys: readonly string[];
  next: number;
}

/** Returns one key per row; adds or drops keys at the end. */
export function fitKeys({ keys, next }: RowKeys, length: number): RowKeys {
  if (keys.length === length) return { keys, next };
  if (keys.length > length) return { keys: keys.slice(0, length), next };
  const added = Array.from({ length: length - keys.length }, (_, index) => `row-${next + index}`);
  return { keys: [...keys, ...added], next: next + added.length };
}

/** Returns the keys after one row has moved. */
export function moveKey(state: RowKeys, from: number, to: number): RowKeys {
  const keys = [...state.keys];
  const [moved] = keys.splice(from, 1);
  if (moved !== undefined) keys.splice(to, 0, moved);
  return { ...state, keys };
}

/** Returns the keys after one row was removed. */
export function dropKey(state: RowKeys, index: number): RowKeys {
  return { ...state, keys: state.keys.filter((_, position) => position !== index) };
}
