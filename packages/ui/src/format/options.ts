import { collator, displayNames, intlLocale } from './intl-locale.ts';
import { countryCodes } from './country-codes.ts';
import { localTimeIn, zoneCity } from './zones.ts';

/** One choice of a select. */
export type Option = { readonly value: string; readonly label: string };

function byLabel(a: Option, b: Option): number {
  return collator({}).compare(a.label, b.label);
}

/** A country's name in the current language; the code itself when it is not one. */
export function countryName(iso2: string): string {
  try {
    return displayNames({ type: 'region' }).of(iso2.toUpperCase()) ?? iso2;
  } catch {
    return iso2;
  }
}

const countries = new Map<string, readonly Option[]>();

/** Every country of ISO 3166-1, sorted by its name in the current language. */
export function countryOptions(): readonly Option[] {
  const locale = intlLocale();
  const options =
    countries.get(locale) ??
    countryCodes.map((value) => ({ value, label: countryName(value) })).sort(byLabel);
  countries.set(locale, options);
  return options;
}

/** Every IANA zone the browser knows with its present time: `Recife, America, 10:12`. */
export function timeZoneOptions(at: number = Date.now()): Option[] {
  return Intl.supportedValuesOf('timeZone')
    .map((value) => timeZoneOption(value, at))
    .sort(byLabel);
}

/** One zone with its present time. */
export function timeZoneOption(value: string, at: number = Date.now()): Option {
  const region = value.split('/')[0] ?? '';
  const place = region === value ? value : `${zoneCity(value)}, ${region}`;
  return { value, label: `${place}, ${localTimeIn(value, at).time}` };
}
