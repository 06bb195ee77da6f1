import { collator, displayNames, intlLocale } from './intl-locale.ts';
import { countryCodes } from './country-codes.ts';
import { localTimeIn, zoneCity } from './zones.ts';

/** One choice of a select. */
export type Option = { readonly value: string; readonly label: string };

function byLabel(a: Option, b: Option): number {
  return collator({}).compare(a.label, b.label);
}

/** Returns a country's name in the current language, or the code itself if it is not a country. */
export function countryName(iso2: string): string {
  try {
    return displayNames({ type: 'region' }).of(iso2.toUpperCase()) ?? iso2;
  } catch {
    return iso2;
  }
}

const countries = new Map<string, readonly Option[]>();

/** Returns every country of ISO 3166-1, sorted by its name in the current language. */
export function countryOptions(): readonly Option[] {
  const locale = intlLocale();
  const options =
    countries.get(locale) ??
    countryCodes.map((value) => ({ value, label: countryName(value) })).sort(byLabel);
  countries.set(locale, options);
  return options;
}

/**
 * Returns every IANA zone that the browser knows, with its current time: `Recife, America, 10:12`.
 */
export function timeZoneOptions(at: number = Date.now()): Option[] {
  return Intl.supportedValuesOf('timeZone')
    .map((value) => timeZoneOption(value, at))
    .sort(byLabel);
}

/** Returns one zone with its current time. */
export function timeZoneOption(value: string, at: number = Date.now()): Option {
  const region = value.split('/')[0] ?? '';
  const place = region === value ? value : `${zoneCity(value)}, ${region}`;
  return { value, label: `${place}, ${localTimeIn(value, at).time}` };
}
