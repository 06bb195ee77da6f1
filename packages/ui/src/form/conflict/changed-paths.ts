type Members = Record<string, unknown>;
type Identified = Members & { id: string };

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIdentified(value: unknown): value is Identified {
  return isMembers(value) && typeof value['id'] === 'string';
}

/** Equal by value, as JSON sees it: an absent member equals one that is undefined. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (isMembers(a) && isMembers(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) =>
      isSame(a[key], b[key]),
    );
  }
  return false;
}

function listChanges(before: readonly unknown[], after: readonly unknown[], path: string) {
  const old = before.filter(isIdentified);
  const now = after.filter(isIdentified);
  if (old.length !== before.length || (after.length > 0 && now.length === 0 && old.length === 0)) {
    return isSame(before, after) ? [] : [path];
  }
  const changes: string[] = [];
  for (const item of now) {
    const previous = old.find((other) => other.id === item.id);
    if (previous) changes.push(...changedPaths(previous, item, `${path}.${item.id}`));
    else changes.push(`${path}.${item.id}`);
  }
  for (const item of old) {
    if (!now.some((other) => other.id === item.id)) changes.push(`${path}.${item.id}`);
  }
  const isNew = (item: unknown) => !isIdentified(item);
  changes.push(...after.filter(isNew).map((_, index) => `${path}.new:${index}`));

  const kept = (items: Identified[], others: Identified[]) =>
    items.filter((item) => others.some((other) => other.id === item.id)).map((item) => item.id);
  if (!isSame(kept(old, now), kept(now, old))) changes.push(path);
  return changes;
}

/**
 * Where two versions of the same values differ. Members by their dotted path; items of a list by
 * their id (`links.6a…9.url`), new ones by their place among the new (`links.new:0`), and the list
 * itself (`links`) when the order of what stayed has changed. Lists without ids count as one value.
 */
export function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (isMembers(before) && isMembers(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changedPaths(before[key], after[key], path ? `${path}.${key}` : key),
    );
  }
  return isSame(before, after) ? [] : [path];
}
