import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  amountSchema,
  countrySchema,
  currencySchema,
  dateSchema,
  emailSchema,
  idSchema,
  phoneSchema,
  text,
  timeZoneSchema,
  toMinorUnits,
  urlSchema,
} from '../../core/primitives.ts';
import {
  contactKinds,
  contactLabels,
  languageLevels,
  linkKinds,
  linkVisibilities,
  offeredRateUnits,
  openToOptions,
  primaryRoles,
  seniorities,
  skillLevels,
  workAuthorisations,
} from './candidates.enums.ts';
import { languageCodeSchema } from './bio.schemas.ts';

/** Names, role, contact and location. Each may change independently. */
export const contactInformationFields = {
  firstName: text(80, 1),
  middleName: text(80).nullable(),
  lastName: text(80, 1),
  preferredName: text(80).nullable(),
  pronouns: text(40).nullable(),
  headline: text(120).nullable(),
  primaryRole: z.enum(primaryRoles).nullable(),
  seniority: z.enum(seniorities).nullable(),
  yearsExperience: z.number().min(0).max(60).multipleOf(0.1).nullable(),
  email: emailSchema.nullable(),
  phone: phoneSchema.nullable(),
  country: countrySchema,
  region: text(80).nullable(),
  city: text(80).nullable(),
  timeZone: timeZoneSchema,
  ownerUserId: idSchema,
  canEmail: z.boolean(),
  isPrivate: z.boolean(),
  rating: z.number().int().min(1).max(5).nullable(),
};

/** One additional address of a candidate. */
export const contactFields = {
  kind: z.enum(contactKinds),
  label: z.enum(contactLabels),
  value: text(300, 1),
  isPrimary: z.boolean().default(false),
};

/** One link. The server removes tracking parameters. */
export const linkFields = {
  kind: z.enum(linkKinds),
  url: urlSchema,
  label: text(60).nullable().default(null),
  visibility: z.enum(linkVisibilities).default('internal'),
};

/** Notice period, availability and preferences of a candidate. */
export const availabilityFields = {
  noticePeriodDays: z.number().int().min(0).max(180).nullable(),
  noticeNote: text(200).nullable(),
  availableFrom: dateSchema.nullable(),
  weeklyCapacityHours: z.number().int().min(1).max(60),
  overlapHours: z.number().int().min(0).max(8).nullable(),
  overlapTimeZone: timeZoneSchema.nullable(),
  openTo: z.array(z.enum(openToOptions)).max(openToOptions.length),
  relocationCountries: z.array(countrySchema).max(20),
};

/**
 * Adds an issue for each amount of zero. What is usual depends on the value of the currency, so
 * forms ask about unusual amounts (`usualAmounts`) instead of refusing them.
 */
export function refuseNothing(
  amounts: Readonly<Record<string, string | null>>,
  ctx: z.RefinementCtx,
): void {
  for (const [key, amount] of Object.entries(amounts))
    if (amount !== null && toMinorUnits(amount) === 0)
      ctx.addIssue({ code: 'custom', path: [key], params: { code: 'OUT_OF_RANGE', min: 0.01 } });
}

/** A rate valid from a day on: writes an `expected` row, a `minimum` row, or both. */
export const newRateSchema = z
  .strictObject({
    unit: z.enum(offeredRateUnits),
    currency: currencySchema,
    expected: amountSchema.nullable(),
    minimum: amountSchema.nullable(),
    effectiveFrom: dateSchema,
    hoursPerMonth: z.number().int().min(1).max(300).default(limits.candidate.hoursPerMonth),
    note: text(200).nullable().default(null),
  })
  .superRefine((rate, ctx) => {
    refuseNothing({ expected: rate.expected, minimum: rate.minimum }, ctx);
    if (rate.expected === null && rate.minimum === null)
      ctx.addIssue({ code: 'custom', path: ['expected'], params: { code: 'REQUIRED' } });
    if (
      rate.expected !== null &&
      rate.minimum !== null &&
      toMinorUnits(rate.minimum) > toMinorUnits(rate.expected)
    )
      ctx.addIssue({
        code: 'custom',
        path: ['minimum'],
        params: { code: 'MIN_ABOVE_EXPECTED', max: rate.expected },
      });
  });

/** 🔒 Birth date, and countries in which the candidate may work. */
export const sensitiveFields = {
  birthDate: dateSchema.nullable(),
  workAuthorisation: z
    .array(
      z.strictObject({
        country: countrySchema,
        kind: z.enum(workAuthorisations),
        expiresOn: dateSchema.nullable().default(null),
      }),
    )
    .max(limits.candidate.workCountries)
    .superRefine((rows, ctx) => {
      rows.forEach(({ country }, index) => {
        if (rows.findIndex((row) => row.country === country) !== index)
          ctx.addIssue({
            code: 'custom',
            path: [index, 'country'],
            params: { code: 'NOT_UNIQUE' },
          });
      });
    }),
};

/** A candidate's level in a language; English has its own field. */
export const spokenLanguageFields = {
  language: languageCodeSchema.refine((code) => code !== 'en', {
    params: { code: 'NOT_ALLOWED' },
  }),
  level: z.enum(languageLevels),
};

/** One skill of a candidate. */
export const candidateSkillFields = {
  skillId: idSchema,
  /** Null: not rated. */
  level: z.enum(skillLevels).nullable(),
  years: z.number().min(0).max(50).multipleOf(0.1).nullable().default(null),
  lastUsedYear: z
    .number()
    .int()
    .min(1970)
    .refine((year) => year <= new Date().getUTCFullYear(), { params: { code: 'IN_FUTURE' } })
    .nullable()
    .default(null),
  isPrimary: z.boolean().default(false),
};

interface Reachable {
  email: string | null;
  linkUrl: string | null;
}

/** A refinement: a mail address or a link is required, so that the candidate can be reached. */
export const needsContact: [(input: Reachable) => boolean, { path: string[]; params: object }] = [
  ({ email, linkUrl }) => email !== null || linkUrl !== null,
  { path: ['email'], params: { code: 'REQUIRED' } },
];
