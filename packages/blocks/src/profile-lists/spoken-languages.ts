import { intlLocale, type FieldOption } from '@muster/ui';

/** Languages to choose from, by ISO 639-1; English has its own field. */
const codes =
  'af ar az be bg bn bs ca cs cy da de el es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km ko lt lv mk ml mr ms my nb ne nl pa pl pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh zu';

/** Returns the name of a language in the reader's own; its code or raw text if there is none. */
export function languageName(code: string): string {
  const names = new Intl.DisplayNames(intlLocale(), { type: 'language', fallback: 'code' });
  try {
    return names.of(code) ?? code;
  } catch {
    // Text read from a document is not always a code.
    return code;
  }
}

/** Returns the language options by name; a stored language outside the list is kept. */
export function spokenLanguageOptions(stored: string | null): FieldOption[] {
  const all = new Set([...codes.split(' '), ...(stored ? [stored] : [])]);
  return [...all]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
