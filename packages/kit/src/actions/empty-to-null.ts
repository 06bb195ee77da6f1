/** Turns empty strings of text fields into null for the API, one level deep. */
export function emptyToNull<Values extends object>(
  values: Values,
  keys: readonly (keyof Values)[],
): Values {
  const cleared = keys.filter((key) => {
    const value = values[key];
    return typeof value === 'string' && value.trim() === '';
  });
  return { ...values, ...Object.fromEntries(cleared.map((key) => [key, null])) };
}
