import { intlLocale, type FieldOption } from '@muster/ui';

/** Languages that people are asked for, by ISO 639-1; English has a field of its own. */
const codes =
  'af ar az be bg bn bs ca cs cy da de el es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km ko lt lv mk ml mr ms my nb ne nl pa pl pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh zu';

/** The name of a language in the reader's own; its code where there is none, or what stands for it. */
export function languageName(code: string): string {
  const names = new Intl.DisplayNames(intlLocale(), { type: 'language', fallback: 'code' });
  try {
    return names.of(code) ?? code;
  } catch {
    // What was read from a document need not be a code.
    return code;
  }
}

/** The languages to choose from by name; one that is stored and not among them stays. */
export function spokenLanguageOptions(stored: string | null): FieldOption[] {
  const all = new Set([...codes.split(' '), ...(stored ? [stored] : [])]);
  return [...all]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
