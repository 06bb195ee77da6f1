import { useState } from 'react';

const prefix = 'muster.list.';

/** Where a value is stored: in this browser, or while the tab is open. */
export type Keeping = 'browser' | 'tab';

/** State stored in this browser under `key`; if storage is unavailable it lives with the page. */
export function useStored<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  keeping: Keeping = 'browser',
): [T | null, (value: T | null) => void] {
  const [value, setValue] = useState(() => readStored(key, isValid, keeping));
  return [
    value,
    (next) => {
      setValue(next);
      writeStored(key, next, keeping);
    },
  ];
}

/** Returns the value stored under `key`; null if there is none or it is invalid. */
export function readStored<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  keeping: Keeping = 'browser',
): T | null {
  try {
    const value: unknown = JSON.parse(storageFor(keeping).getItem(prefix + key) ?? 'null');
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores a value, or removes it (null). */
export function writeStored(key: string, value: unknown, keeping: Keeping = 'browser'): void {
  try {
    if (value === null) storageFor(keeping).removeItem(prefix + key);
    else storageFor(keeping).setItem(prefix + key, JSON.stringify(value));
  } catch {
    // In private windows or on full disks the choice lasts until the page is left.
  }
}

const storageFor = (keeping: Keeping): Storage =>
  keeping === 'browser' ? localStorage : sessionStorage;
