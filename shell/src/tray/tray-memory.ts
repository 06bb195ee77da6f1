/** Upper bound on the ids that are remembered; a tray never shows more. */
const max = 50;

/** A tray's state remembered by this browser. */
export interface TrayMemory {
  /** Returns whether the tray had entries when last checked. */
  wasPresent: () => boolean;
  rememberPresence: (present: boolean) => void;
  /** Returns the ids of entries dismissed here, latest first. */
  readDismissed: () => string[];
  /** Stores the latest of them and returns those stored. */
  writeDismissed: (ids: readonly string[]) => string[];
}

/** Creates the memory of one tray: `exports`. */
export function createTrayMemory(name: string): TrayMemory {
  const presenceKey = `muster.${name}`;
  const dismissedKey = `muster.${name}-dismissed`;
  return {
    wasPresent: () => read(presenceKey) !== null,
    rememberPresence: (present) => write(presenceKey, present ? 'yes' : null),
    readDismissed: () => {
      try {
        const value: unknown = JSON.parse(read(dismissedKey) ?? '[]');
        return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
      } catch {
        return [];
      }
    },
    writeDismissed: (ids) => {
      const kept = [...new Set(ids)].slice(0, max);
      write(dismissedKey, JSON.stringify(kept));
      return kept;
    },
  };
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
    // In private windows or with full storage, the next change of an entry makes it visible.
  }
}
