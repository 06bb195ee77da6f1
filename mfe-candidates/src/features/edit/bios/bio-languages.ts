import { intlLocale, type FieldOption } from '@muster/ui';

/** Usual languages of bios, the most common first; others appear on search. */
const languages = [
  'en',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'uk',
  'ro',
  'cs',
  'hu',
  'bg',
  'sr',
  'hr',
  'el',
  'tr',
  'sv',
  'da',
  'nb',
  'fi',
  'ka',
  'hy',
  'ar',
  'he',
  'hi',
  'vi',
  'id',
  'zh',
  'ja',
  'ko',
] as const;

/** Returns languages with names in the viewer's language. */
export function languageOptions(): FieldOption[] {
  const names = new Intl.DisplayNames(intlLocale(), { type: 'language' });
  return languages.map((value) => ({ value, label: names.of(value) ?? value }));
}
