import { useState } from 'react';

const prefix = 'muster.list.';

/** Where something is remembered: for this browser, or for as long as its tab is open. */
export type Keeping = 'browser' | 'tab';

/** State that this browser remembers under `key`; where storage is closed it lives with the page. */
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

/** What is remembered under `key`; null for nothing, and for what is not valid. */
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

/** Remembers a value, or forgets it (null). */
export function writeStored(key: string, value: unknown, keeping: Keeping = 'browser'): void {
  try {
    if (value === null) storageFor(keeping).removeItem(prefix + key);
    else storageFor(keeping).setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the choice holds until the page is left.
  }
}

const storageFor = (keeping: Keeping): Storage =>
  keeping === 'browser' ? localStorage : sessionStorage;
