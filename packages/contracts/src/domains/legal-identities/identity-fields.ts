import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { countrySchema, dateSchema, text } from '../../core/primitives.ts';

export const legalIdentityKinds = ['individual', 'company'] as const;
export type LegalIdentityKind = (typeof legalIdentityKinds)[number];

const { legalIdentity: most } = limits;

/** Who signs and is paid. A draft may leave any of it open. */
export const identityFields = {
  legalName: text(most.legalName, 2).nullable(),
  /** Of a company. */
  registrationNo: text(most.registrationNo).nullable(),
  /** 🔒 */
  taxId: text(most.taxId).nullable(),
  /** Where the tax id is from; the country unless said. */
  taxIdCountry: countrySchema.nullable(),
  country: countrySchema.nullable(),
  addressLine1: text(most.addressLine).nullable(),
  addressLine2: text(most.addressLine).nullable(),
  city: text(most.city).nullable(),
  region: text(most.city).nullable(),
  postalCode: text(most.postalCode).nullable(),
  /** Who signs for a company. */
  representativeName: text(most.legalName).nullable(),
  representativeTitle: text(most.title).nullable(),
  /** Of an individual. */
  birthDate: dateSchema.nullable(),
  /** 🔒 The last four characters of the account alone: which one it is, not how to reach it. */
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

/** What a reviewer can say a word about. */
export const reviewedIdentityFields = [...identityFieldNames, 'idDocument'] as const;
export type ReviewedIdentityField = (typeof reviewedIdentityFields)[number];

/** Fields of a verified identity that need a fresh proof to be changed. */
export const provenIdentityFields = [
  'taxId',
  'taxIdCountry',
  'bankReference',
] as const satisfies readonly IdentityField[];

/** Nothing filled in yet. */
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
