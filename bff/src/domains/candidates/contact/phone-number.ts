import {
  parsePhoneNumberFromString,
  isSupportedCountry,
  type CountryCode,
} from 'libphonenumber-js';

/** Returns a typed number in E.164, read in the candidate's country; null if it is not valid. */
export function normalisePhone(phone: string | null, country: string | null): string | null {
  if (!phone) return null;
  const region: CountryCode | undefined =
    country && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(phone, region);
  return parsed?.isValid() ? parsed.number : null;
}

/**
 * Returns the digits of an E.164 number as users search them: with and without the country code.
 */
export function phoneTerms(phoneNorm: string | null): string[] {
  const parsed = phoneNorm ? parsePhoneNumberFromString(phoneNorm) : undefined;
  if (!parsed) return [];
  return [parsed.number.slice(1), parsed.nationalNumber.toString()];
}
