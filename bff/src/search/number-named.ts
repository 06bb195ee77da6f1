import { formatNumber, type NumberedKind } from '../db/counter.ts';

/** Returns the record number that a text contains: `C-000123`, `c123` or `123`. */
export function numberNamed(kind: NumberedKind, text: string): string | null {
  const match = /^([a-z]{0,2})-?0*(\d{1,9})$/i.exec(text.trim());
  const [, prefix = '', digits] = match ?? [];
  if (digits === undefined) return null;
  const number = formatNumber(kind, Number(digits));
  const asked = prefix.toUpperCase();
  return asked === '' || number.startsWith(`${asked}-`) ? number : null;
}
