import { importFields, isRepeatableImportField, type ImportField } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';
import { headerWords } from './header-words.ts';

/** `E-Mail (private)` → `e mail private`. */
export const headerKey = (header: string): string =>
  foldText(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Guesses what the columns of a file contain by their headers: exact words first, then headers that
 * contain them (`Candidate e-mail address`). No two columns get the same field, except for notes.
 */
export function guessMapping(headers: readonly string[]): (ImportField | null)[] {
  const keys = headers.map(headerKey);
  const plainKeys = headers.map((header) => headerKey(header.replace(/[([][^()[\]]*[)\]]/g, ' ')));
  const mapping: (ImportField | null)[] = headers.map(() => null);
  const take = (named: readonly string[], fits: (key: string, word: string) => boolean) => {
    for (const [index, key] of named.entries()) {
      if (key === '' || mapping[index] !== null) continue;
      const free = importFields.filter(
        (field) => isRepeatableImportField(field) || !mapping.includes(field),
      );
      mapping[index] = free.find((one) => headerWords[one].some((word) => fits(key, word))) ?? null;
    }
  };
  take(keys, (key, word) => key === word);
  // `Rate (EUR)`, `Experience [years]`.
  take(plainKeys, (key, word) => key === word);
  take(keys, (key, word) => word.includes(' ') && ` ${key} `.includes(` ${word} `));
  return withoutDoubleName(mapping);
}

/** `Name` beside `First name` is the family name; on its own it is the full name. */
function withoutDoubleName(mapping: (ImportField | null)[]): (ImportField | null)[] {
  const hasFirst = mapping.includes('firstName');
  const hasLast = mapping.includes('lastName');
  const whole = mapping.indexOf('fullName');
  if (whole < 0 || !hasFirst) return mapping;
  return mapping.with(whole, hasLast ? null : 'lastName');
}
