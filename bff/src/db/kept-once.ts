/**
 * Returns the first of equal values each time, so that a value shared by many rows is stored once.
 * @param keyOf Values with the same key are equal.
 */
export function keptOnce<T>(keyOf: (value: T) => string): (value: T) => T {
  const firsts = new Map<string, T>();
  return (value) => {
    const key = keyOf(value);
    const first = firsts.get(key);
    if (first !== undefined) return first;
    firsts.set(key, value);
    return value;
  };
}
