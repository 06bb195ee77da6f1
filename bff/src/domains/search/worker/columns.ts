type Column = Uint8Array | Uint32Array | Float64Array;

/**
 * Returns the column itself if it contains the row, otherwise a copy with room for the row and a
 * quarter more.
 */
export function withRow<T extends Column>(column: T, row: number): T {
  if (row < column.length) return column;
  const room = Math.max(64, row + 1, Math.ceil(column.length * 1.25));
  const grown = new (column.constructor as new (length: number) => T)(room);
  grown.set(column);
  return grown;
}
