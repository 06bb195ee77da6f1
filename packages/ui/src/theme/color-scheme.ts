import {
  useComputedColorScheme,
  useMantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import type { Scheme } from './tokens.ts';

/** What a person chose; `auto` follows the operating system. */
export type ColorSchemePreference = Scheme | 'auto';

const storageKey = 'muster.color-scheme';

function read(fallback: ColorSchemePreference): ColorSchemePreference {
  try {
    const value = window.localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' || value === 'auto' ? value : fallback;
  } catch {
    return fallback;
  }
}

/**
 * Keeps the choice in localStorage and follows a change made in another tab. Storage that is
 * switched off or full costs only the memory of the choice, never the page.
 */
export function createColorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : read(fallback)),
    set: (value) => {
      try {
        window.localStorage.setItem(storageKey, value);
      } catch {
        // The scheme still changes for this page.
      }
    },
    subscribe: (onUpdate) => {
      const listener = (event: StorageEvent) => {
        if (event.key === storageKey) onUpdate(read('auto'));
      };
      window.addEventListener('storage', listener);
      stop = () => window.removeEventListener('storage', listener);
    },
    unsubscribe: () => stop?.(),
    clear: () => {
      try {
        window.localStorage.removeItem(storageKey);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** The scheme in force, what the person chose, and the way to change it (kept for next time). */
export function useColorScheme(): {
  scheme: Scheme;
  preference: ColorSchemePreference;
  setPreference: (next: ColorSchemePreference) => void;
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return { scheme, preference: colorScheme, setPreference: setColorScheme };
}
