import {
  useComputedColorScheme,
  useMantineColorScheme,
  type MantineColorSchemeManager,
} from '@mantine/core';
import type { Scheme } from './tokens.ts';

/** The user's choice; `auto` follows the operating system. */
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
 * Keeps the choice in localStorage and follows changes made in another tab. If storage is disabled
 * or full, only the choice is forgotten; the page still works.
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

/**
 * Returns the active scheme, the user's choice, and a function to change it (stored for next time).
 */
export function useColorScheme(): {
  scheme: Scheme;
  preference: ColorSchemePreference;
  setPreference: (next: ColorSchemePreference) => void;
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return { scheme, preference: colorScheme, setPreference: setColorScheme };
}
