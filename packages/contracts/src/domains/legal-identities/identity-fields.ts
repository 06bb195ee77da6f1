import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { countrySchema, dateSchema, text } from '../../core/primitives.ts';

export const legalIdentityKinds = ['individual', 'company'] as const;
export type LegalIdentityKind = (typeof legalIdentityKinds)[number];

const { legalIdentity: max } = limits;

/** The person or company that signs and is paid. A draft may leave any field empty. */
export const identityFields = {
  legalName: text(max.legalName, 2).nullable(),
  /** Only for a company. */
  registrationNo: text(max.registrationNo).nullable(),
  /** 🔒 */
  taxId: text(max.taxId).nullable(),
  /** The country that issued the tax id; defaults to the country. */
  taxIdCountry: countrySchema.nullable(),
  country: countrySchema.nullable(),
  addressLine1: text(max.addressLine).nullable(),
  addressLine2: text(max.addressLine).nullable(),
  city: text(max.city).nullable(),
  region: text(max.city).nullable(),
  postalCode: text(max.postalCode).nullable(),
  /** The person who signs for a company. */
  representativeName: text(max.legalName).nullable(),
  representativeTitle: text(max.title).nullable(),
  /** Only for an individual. */
  birthDate: dateSchema.nullable(),
  /** 🔒 Only the last four characters of the account: enough to recognise it, not to use it. */
  bankReference: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{4}$/)
    .nullable(),
} as const;
export const identityFactsSchema = z.strictObject(identityFields);
export type IdentityFacts = z.infer<typeof identityFactsSchema>;
export type IdentityField = keyof IdentityFacts;
export const identityFieldNames = Object.keys(identityFields) as [
  IdentityField,
  ...IdentityField[],
];

/** Fields that a reviewer can comment on. */
export const reviewedIdentityFields = [...identityFieldNames, 'idDocument'] as const;
export type ReviewedIdentityField = (typeof reviewedIdentityFields)[number];

/** Fields of a verified identity whose change requires reauthentication. */
export const provenIdentityFields = [
  'taxId',
  'taxIdCountry',
  'bankReference',
] as const satisfies readonly IdentityField[];

/** An empty identity. */
export const emptyIdentity = (): IdentityFacts => ({
  legalName: null,
  registrationNo: null,
  taxId: null,
  taxIdCountry: null,
  country: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  region: null,
  postalCode: null,
  representativeName: null,
  representativeTitle: null,
  birthDate: null,
  bankReference: null,
});
