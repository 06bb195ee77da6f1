import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '@muster/kit';
import type { ZodForm } from '@muster/ui';

/**
 * What was typed behind a link and not sent yet, kept for as long as the tab is open: who looks up
 * a code in a mail program comes back to a page that the phone has loaded anew.
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

/** Everything is sent: nothing of it is kept. */
export const forgetInput = (handle: string): void => writeStored(keyOf(handle), null, 'tab');

/** State that a reload of the page does not take; `null` keeps nothing. */
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

/** Brings back what was typed into a form, and keeps what is typed now; codes are never kept. */
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

  // What is kept was read before.
  useEffect(() => {
    const { code: _code, ...typed } = values;
    keepPart(handle, part, dirty ? typed : null);
  }, [handle, part, values, dirty]);
}
