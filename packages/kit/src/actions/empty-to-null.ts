/** Text fields hold '' for nothing, the API null: turns one into the other, one level deep. */
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
