import { useState } from 'react';

const prefix = 'muster.list.';

/** State that this browser remembers under `key`; where storage is closed it lives with the page. */
export function useStored<T>(
  key: string,
  isValid: (value: unknown) => value is T,
  fallback: T,
): [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(prefix + key, isValid) ?? fallback);
  return [
    value,
    (next) => {
      setValue(next);
      write(prefix + key, next);
    },
  ];
}

function read<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the choice holds until the page is left.
  }
}
