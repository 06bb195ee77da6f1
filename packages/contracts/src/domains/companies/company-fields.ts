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

/** `Acme.com` or `https://www.acme.com/jobs` → `acme.com`; the text itself where it is no address. */
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

/** Everything about a client but money. Each field may change alone. */
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
  /** An accepted upload for `image`; null takes the picture away. */
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

/** What the client pays by 🔒: for readers of money alone. */
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
  /** Percent, or money of the billing currency, by kind: `"12.50"`. */
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
  /** The last day; null: until further notice. */
  to: dateSchema.nullable(),
};

/** Public mail services: a shared one says nothing about two companies. */
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

/** Whether a domain belongs to a mail service rather than to a company. */
export const isFreeMailDomain = (domain: string): boolean =>
  freeMailDomains.has(domain.toLowerCase());
