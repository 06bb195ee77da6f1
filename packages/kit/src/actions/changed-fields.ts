/**
 * Returns the fields of `after` that differ from `before`, compared by value, as sent by a PATCH.
 */
export function changedFields<Values extends object>(
  before: { readonly [K in keyof Values]?: unknown },
  after: Values,
): Partial<Values> {
  const entries = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Values]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}
