/** As many as a tray could ever show again. */
const most = 50;

/** What this browser remembers of a tray. */
export interface TrayMemory {
  /** Whether there was something in it when it was last looked at. */
  wasPresent: () => boolean;
  rememberPresence: (present: boolean) => void;
  /** Ids of what was put out of sight here, latest first. */
  readDismissed: () => string[];
  /** Keeps the latest of them, and answers what it kept. */
  writeDismissed: (ids: readonly string[]) => string[];
}

/** The memory of one tray: `exports`. */
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
      const kept = [...new Set(ids)].slice(0, most);
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
    // Private windows and full disks: what is under way is found by the next change of it.
  }
}
