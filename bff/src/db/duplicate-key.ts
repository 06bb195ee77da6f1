/**
 * Checks whether a write failed because a unique index has the value already: on this field, or on
 * any.
 */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, keyPattern } = error as { code?: unknown; keyPattern?: Record<string, unknown> };
  return (
    code === 11_000 && (field === undefined || (keyPattern !== undefined && field in keyPattern))
  );
}
