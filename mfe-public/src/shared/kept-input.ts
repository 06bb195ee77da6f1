import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '@muster/kit';
import type { ZodForm } from '@muster/ui';

/**
 * Storage key of unsent input behind a link, kept while the tab is open: when users fetch a code
 * from their mail program, the phone may reload the page.
 */
const keyOf = (handle: string): string => `link/${handle}`;

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partsOf = (handle: string): Record<string, unknown> =>
  readStored(keyOf(handle), isParts, 'tab') ?? {};

function keepPart(handle: string, part: string, value: unknown): void {
  const { [part]: _before, ...others } = partsOf(handle);
  const parts = value === null ? others : { ...others, [part]: value };
  writeStored(keyOf(handle), Object.keys(parts).length > 0 ? parts : null, 'tab');
}

/** Deletes the stored input once everything is sent. */
export const forgetInput = (handle: string): void => writeStored(keyOf(handle), null, 'tab');

/** Holds state that survives a page reload; `null` deletes the stored value. */
export function useKeptPart<T>(
  handle: string,
  part: string,
  isValid: (value: unknown) => value is T,
): [T | null, (value: T | null) => void] {
  const [value, setValue] = useState(() => {
    const kept = partsOf(handle)[part];
    return isValid(kept) ? kept : null;
  });
  return [
    value,
    (next) => {
      setValue(next);
      keepPart(handle, part, next);
    },
  ];
}

/** Restores the stored input of a form and stores further input; codes are never stored. */
export function useKeptForm<Values extends Record<string, unknown>>(
  form: Pick<ZodForm<Values, unknown>, 'values' | 'dirty' | 'applyPatch'>,
  handle: string,
  part: string,
): void {
  const { values, dirty } = form;

  const bringBack = useEffectEvent(() => {
    const kept = partsOf(handle)[part];
    const known = Object.entries(isParts(kept) ? kept : {}).filter(([name]) => name in values);
    if (known.length > 0) form.applyPatch(Object.fromEntries(known) as Partial<Values>);
  });
  useEffect(() => bringBack(), []);

  // Runs after the restore, so the stored input has been read by now.
  useEffect(() => {
    const { code: _code, ...typed } = values;
    keepPart(handle, part, dirty ? typed : null);
  }, [handle, part, values, dirty]);
}
