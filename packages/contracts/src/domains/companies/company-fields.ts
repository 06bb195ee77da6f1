import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  amountSchema,
  countrySchema,
  currencySchema,
  dateSchema,
  emailSchema,
  idSchema,
  longText,
  richText,
  text,
  timeZoneSchema,
  urlSchema,
} from '../../core/primitives.ts';
import {
  companyIndustries,
  companySizes,
  companyTeamFunctions,
  feeKinds,
  ndaStates,
  submissionPolicies,
} from './companies.enums.ts';

const { company } = limits;

/**
 * Converts `Acme.com` or `https://www.acme.com/jobs` to `acme.com`; returns text that is no URL as
 * is.
 */
export function domainOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const bare = typed.replace(/^[a-z]+:\/\//, '').replace(/^www\./, '');
  return bare.split(/[/?#:@]/)[0] ?? bare;
}

const domainSchema = z
  .string()
  .max(500)
  .transform(domainOf)
  .pipe(
    z
      .string()
      .max(120)
      .regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u),
  );

/** All fields of a client except billing. Each may change independently. */
export const companyFields = {
  name: text(company.name, 2),
  legalName: text(company.legalName).nullable(),
  website: urlSchema.nullable(),
  domain: domainSchema.nullable(),
  industry: z.enum(companyIndustries).nullable(),
  size: z.enum(companySizes).nullable(),
  country: countrySchema,
  city: text(80).nullable(),
  address: longText(300).nullable(),
  timeZone: timeZoneSchema,
  accountManagerId: idSchema,
  recruiterId: idSchema.nullable(),
  about: richText(company.about).nullable(),
  hiringNotes: longText(company.about).nullable(),
  /** An accepted upload for `image`; null removes the picture. */
  logoFileId: idSchema.nullable(),
  submissionPolicy: z.enum(submissionPolicies),
  blindSubmission: z.boolean(),
  feedbackSlaHours: z
    .number()
    .int()
    .min(company.feedbackSlaHours.min)
    .max(company.feedbackSlaHours.max),
  ndaStatus: z.enum(ndaStates).nullable(),
};

/** Billing data of the client 🔒: only for readers of money. */
export const companyBillingFields = {
  billingEmail: emailSchema.nullable(),
  billingCurrency: currencySchema.nullable(),
  paymentTermsDays: z
    .number()
    .int()
    .min(company.paymentTermsDays.min)
    .max(company.paymentTermsDays.max),
  taxId: text(40).nullable(),
  defaultFeeKind: z.enum(feeKinds).nullable(),
  /** Percent, or an amount in the billing currency, depending on the kind: `"12.50"`. */
  defaultFeeValue: amountSchema.nullable(),
};
export type CompanyBillingField = keyof typeof companyBillingFields;
export const companyBillingFieldNames = Object.keys(
  companyBillingFields,
) as readonly CompanyBillingField[];

/** A member of the agency's team shown to the client. */
export const companyTeamFields = {
  userId: idSchema,
  function: z.enum(companyTeamFunctions),
  visibleToClient: z.boolean(),
  backupUserId: idSchema.nullable(),
  from: dateSchema,
  /** The last day; null: open-ended. */
  to: dateSchema.nullable(),
};

/** Public mail services: a shared one does not link two companies. */
const freeMailDomains: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'web.de',
  'yahoo.com',
  'yandex.ru',
  'zoho.com',
]);

/** Checks whether a domain belongs to a mail service instead of a company. */
export const isFreeMailDomain = (domain: string): boolean =>
  freeMailDomains.has(domain.toLowerCase());
