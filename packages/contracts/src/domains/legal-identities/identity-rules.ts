import type { IdentityFacts, IdentityField, LegalIdentityKind } from './identity-fields.ts';

/** Countries without personal tax numbers. */
const withoutTaxId: ReadonlySet<string> = new Set([
  'AE',
  'AI',
  'BH',
  'BM',
  'BS',
  'GG',
  'IM',
  'JE',
  'KW',
  'KY',
  'MC',
  'OM',
  'QA',
  'SA',
  'TC',
  'VG',
  'VU',
  'WF',
]);
/** Countries whose addresses have no postal code. */
const withoutPostalCode: ReadonlySet<string> = new Set([
  'AE',
  'AG',
  'AO',
  'BS',
  'BJ',
  'BO',
  'BW',
  'BZ',
  'CI',
  'CM',
  'DM',
  'ER',
  'FJ',
  'GD',
  'GH',
  'GM',
  'GY',
  'HK',
  'JM',
  'KI',
  'KM',
  'KN',
  'KP',
  'LC',
  'ML',
  'MO',
  'MR',
  'MW',
  'NA',
  'NR',
  'QA',
  'RW',
  'SB',
  'SC',
  'SL',
  'SR',
  'ST',
  'SY',
  'TD',
  'TG',
  'TO',
  'TV',
  'UG',
  'VU',
  'YE',
  'ZW',
]);
/** Countries whose addresses name a state or province. */
const withRegion: ReadonlySet<string> = new Set([
  'AR',
  'AU',
  'BR',
  'CA',
  'CN',
  'IN',
  'IT',
  'JP',
  'MX',
  'MY',
  'US',
]);

export const asksTaxId = (country: string | null): boolean =>
  country === null || !withoutTaxId.has(country);
export const asksPostalCode = (country: string | null): boolean =>
  country === null || !withoutPostalCode.has(country);
export const asksRegion = (country: string | null): boolean =>
  country !== null && withRegion.has(country);

/** Returns the fields that an identity of this kind and country requires before review. */
export function requiredIdentityFields(
  kind: LegalIdentityKind,
  { country, taxIdCountry }: Pick<IdentityFacts, 'country' | 'taxIdCountry'>,
): IdentityField[] {
  return [
    'legalName',
    'country',
    'addressLine1',
    'city',
    ...(asksPostalCode(country) ? (['postalCode'] as const) : []),
    ...(asksRegion(country) ? (['region'] as const) : []),
    ...(asksTaxId(taxIdCountry ?? country) ? (['taxId'] as const) : []),
    ...(kind === 'company'
      ? (['registrationNo', 'representativeName', 'representativeTitle'] as const)
      : []),
  ];
}

/** Checks whether an identity of a kind can have a field. */
export const concernsKind = (kind: LegalIdentityKind, field: IdentityField): boolean =>
  kind === 'company' ? field !== 'birthDate' : !companyOnly.has(field);
/**
 * Checks whether a form shows a field; fields irrelevant to the kind or not required in the country
 * are not sent either.
 */
export function asksFor(
  {
    kind,
    country,
    taxIdCountry,
  }: Pick<IdentityFacts, 'country' | 'taxIdCountry'> & {
    kind: LegalIdentityKind;
  },
  field: IdentityField,
): boolean {
  if (!concernsKind(kind, field)) return false;
  if (field === 'postalCode') return asksPostalCode(country);
  if (field === 'region') return asksRegion(country);
  return field !== 'taxId' || asksTaxId(taxIdCountry ?? country);
}
const companyOnly: ReadonlySet<IdentityField> = new Set([
  'registrationNo',
  'representativeName',
  'representativeTitle',
]);

/** The minimum age for signing. */
export const signingAge = 16;

/** Checks whether a person born on one day is old enough on another. */
export function isOldEnough(birthDate: string, today: string): boolean {
  const [year = 0, ...rest] = birthDate.split('-');
  return [String(Number(year) + signingAge).padStart(4, '0'), ...rest].join('-') <= today;
}
