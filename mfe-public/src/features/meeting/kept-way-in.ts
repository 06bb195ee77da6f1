/** Access of this tab to a room: the handle is no secret, its cookie grants access. */
const keyOf = (name: string): string => `muster.meeting.${name}`;

/**
 * Fallback for browsers without storage; lasts until a reload, which asks for the identity again.
 */
const onPage = new Map<string, string>();

export function keptHandle(name: string): string | null {
  const here = onPage.get(name);
  if (here !== undefined) return here;
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export function keepHandle(name: string, handle: string): void {
  try {
    sessionStorage.setItem(keyOf(name), handle);
    onPage.delete(name);
  } catch {
    onPage.set(name, handle);
  }
}

export function dropHandle(name: string): void {
  onPage.delete(name);
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
