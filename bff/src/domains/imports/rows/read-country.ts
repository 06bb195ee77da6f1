import { foldText } from '../../../db/fold-text.ts';
import { knownCountries } from '../../candidates/api/imported-candidates.ts';

/** Languages in which files name countries. */
const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl'];

/** Common names beyond those that Intl knows. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  'u k': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  usa: 'US',
  'u s': 'US',
  'u s a': 'US',
  'united states of america': 'US',
  eeuu: 'US',
  uae: 'AE',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'south korea': 'KR',
  russia: 'RU',
  moldova: 'MD',
  vietnam: 'VN',
  bosnia: 'BA',
  macedonia: 'MK',
  'ivory coast': 'CI',
  'hong kong': 'HK',
};

const keyOf = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

let byName: ReadonlyMap<string, string> | undefined;

/** Built when the first file is read: some 2,000 names. */
function countriesByName(): ReadonlyMap<string, string> {
  byName ??= new Map([
    ...languages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      return knownCountries.map((code) => [keyOf(names.of(code) ?? code), code] as const);
    }),
    ...Object.entries(otherNames),
    ...knownCountries.map((code) => [code.toLowerCase(), code] as const),
  ]);
  return byName;
}

/** Returns the code of a country given by code or name; null for any other word. */
export const readCountry = (cell: string): string | null =>
  countriesByName().get(keyOf(cell)) ?? null;
