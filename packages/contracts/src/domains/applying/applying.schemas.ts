import { z } from 'zod';
import { currencies } from '../../core/currencies.ts';
import { limits } from '../../core/limits.ts';
import {
  agreedSchema,
  amountSchema,
  countrySchema,
  currencySchema,
  dateSchema,
  emailSchema,
  idSchema,
  longText,
  phoneSchema,
  text,
  timestampSchema,
  urlSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { monthSchema } from '../candidates/background.schemas.ts';
import { refuseNothing } from '../candidates/candidate-fields.ts';
import { languageLevels, offeredRateUnits } from '../candidates/candidates.enums.ts';
import { applyingStates, applyingSteps, cvOutcomes } from './applying.enums.ts';

const { applying: most } = limits;

const typed = (max: number) => z.string().max(max * 4);
/** A number that may be invalid, but is bounded. */
const typedNumber = z.number().min(-1_000_000).max(1_000_000);

/** An unfinished application in which fields may be missing or invalid. */
export const applyingDraftSchema = z.strictObject({
  firstName: typed(80),
  lastName: typed(80),
  phone: typed(32),
  country: z.string().max(2).nullable(),
  headline: typed(120),
  yearsExperience: typedNumber.nullable(),
  experience: z
    .array(
      z.strictObject({
        companyName: typed(120),
        title: typed(120),
        startMonth: z.string().max(7).nullable(),
        endMonth: z.string().max(7).nullable(),
        description: typed(most.description),
      }),
    )
    .max(most.experience),
  skills: z.array(typed(60)).max(most.skills),
  english: z.enum(languageLevels).nullable(),
  rate: z.strictObject({
    amount: typed(14),
    currency: z.enum(currencies),
    unit: z.enum(offeredRateUnits),
  }),
  availableFrom: z.string().max(10).nullable(),
  noticePeriodDays: typedNumber.nullable(),
  motivation: typed(most.motivation),
  linkedinUrl: z.string().max(2048),
  githubUrl: z.string().max(2048),
  isSixteen: z.boolean(),
  mayStore: z.boolean(),
  mayShare: z.boolean(),
});
export type ApplyingDraft = z.infer<typeof applyingDraftSchema>;

/** An application that is ready to send. */
export const applicationFormSchema = z
  .strictObject({
    firstName: text(80, 1),
    lastName: text(80, 1),
    phone: phoneSchema,
    country: countrySchema,
    headline: text(120),
    yearsExperience: z.number().min(0).max(60).nullable(),
    experience: z
      .array(
        z.strictObject({
          companyName: text(120, 1),
          title: text(120, 1),
          startMonth: monthSchema,
          endMonth: monthSchema.nullable(),
          description: longText(most.description),
        }),
      )
      .max(most.experience, { message: 'TOO_MANY' }),
    skills: z.array(text(60, 1)).min(1).max(most.skills, { message: 'TOO_MANY' }),
    english: z.enum(languageLevels),
    rate: z
      .strictObject({
        amount: amountSchema,
        currency: currencySchema,
        unit: z.enum(offeredRateUnits),
      })
      .superRefine(({ amount }, ctx) => refuseNothing({ amount }, ctx))
      .nullable(),
    availableFrom: dateSchema.nullable(),
    noticePeriodDays: z.number().int().min(0).max(180).nullable(),
    motivation: longText(most.motivation),
    linkedinUrl: urlSchema.nullable(),
    githubUrl: urlSchema.nullable(),
    isSixteen: agreedSchema('UNDER_AGE'),
    mayStore: agreedSchema('REQUIRED'),
    mayShare: z.boolean(),
  })
  .superRefine(({ experience }, ctx) =>
    experience.forEach(({ startMonth, endMonth }, index) => {
      if (endMonth !== null && endMonth < startMonth)
        ctx.addIssue({
          code: 'custom',
          path: ['experience', index, 'endMonth'],
          params: { code: 'DATE_ORDER' },
        });
    }),
  );
export type ApplicationForm = z.output<typeof applicationFormSchema>;

export const saveApplyingSchema = z.strictObject({
  version: versionSchema,
  /** The furthest step reached. */
  step: z.enum(applyingSteps),
  draft: applyingDraftSchema,
});

/** An application behind its link. */
export const applyingSchema = z.object({
  agencyName: z.string(),
  status: z.enum(applyingStates),
  email: z.string(),
  /** Whether the mail address is confirmed. */
  isProven: z.boolean(),
  /** Null: no specific job. */
  job: z
    .object({
      title: z.string(),
      /** Whether the job is still open; otherwise the application goes to the pool. */
      isOpen: z.boolean(),
    })
    .nullable(),
  step: z.enum(applyingSteps),
  draft: applyingDraftSchema,
  cv: z.object({ name: z.string(), size: z.number().int() }).nullable(),
  savedAt: timestampSchema,
  expiresAt: timestampSchema,
  version: versionSchema,
});
export type Applying = z.infer<typeof applyingSchema>;

export const submitApplyingSchema = z.strictObject({ version: versionSchema });
export const correctAddressSchema = z.strictObject({ version: versionSchema, email: emailSchema });

/** Form values read from a CV, until the applicant accepts them. */
export const applyingCvSchema = z.object({
  outcome: z.enum(cvOutcomes),
  found: applyingDraftSchema.partial(),
});
export type ApplyingCv = z.infer<typeof applyingCvSchema>;

/** The link and an id identify an applicant's upload. */
export const applyingUploadParams = z.strictObject({
  handle: z.string().max(64),
  id: z.string().max(64),
});
export const useCvSchema = z.strictObject({ fileId: idSchema });
