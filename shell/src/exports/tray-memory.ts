const presenceKey = 'muster.exports';
const dismissedKey = 'muster.exports-dismissed';
/** As many as the tray could ever show again. */
const most = 50;

/** Whether this browser had something in the tray when it was last looked at. */
export const wasPresent = (): boolean => read(presenceKey) !== null;

export const rememberPresence = (present: boolean): void =>
  write(presenceKey, present ? 'yes' : null);

/** Ids of the exports that were put out of sight here, latest first. */
export function readDismissed(): string[] {
  try {
    const value: unknown = JSON.parse(read(dismissedKey) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the latest of them, and answers what it kept. */
export function writeDismissed(ids: readonly string[]): string[] {
  const kept = [...new Set(ids)].slice(0, most);
  write(dismissedKey, JSON.stringify(kept));
  return kept;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks: what is under way is found by the next change of it.
  }
}
