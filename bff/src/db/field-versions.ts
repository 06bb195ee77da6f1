/** `links.<id>.url` → `links/<id>/url`: MongoDB would read the dots as a path. */
export const versionKey = (path: string): string => path.replaceAll('.', '/');
const pathOf = (key: string): string => key.replaceAll('/', '.');

const overlaps = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

/**
 * Returns those of the `changed` paths that others changed after version `base`, as those changes
 * named them. A path also conflicts with the paths above and below it.
 */
export function overlappingPaths(
  fieldVersions: Readonly<Record<string, number>>,
  base: number,
  changed: readonly string[],
): string[] {
  const mine = changed.map(versionKey);
  return Object.entries(fieldVersions)
    .filter(([key, version]) => version > base && mine.some((path) => overlaps(key, path)))
    .map(([key]) => pathOf(key));
}
