import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  agreedSchema,
  countrySchema,
  emailSchema,
  text,
  timeZoneSchema,
  timestampSchema,
} from '../../core/primitives.ts';
import { publicFormFields } from '../../core/public-form.ts';
import { newPasswordSchema } from '../auth/auth.schemas.ts';

/** Initial data of the sign-up page. */
export const signUpStartSchema = z.object({
  agencyName: z.string(),
  /** Proves when the form was opened. */
  ticket: z.string(),
});

/** A person who registers as a candidate. */
export const signUpSchema = z.strictObject({
  ...publicFormFields,
  firstName: text(80, 1),
  lastName: text(80, 1),
  email: emailSchema,
  country: countrySchema,
  timeZone: timeZoneSchema,
  /** The code of the referral link. */
  referralCode: z.string().max(64).nullable().default(null),
  /** Their source according to the link they followed. */
  source: text(limits.signUp.source).nullable().default(null),
  isSixteen: agreedSchema('UNDER_AGE'),
  acceptTerms: agreedSchema('REQUIRED'),
  mayStore: agreedSchema('REQUIRED'),
  mayShare: z.boolean(),
});

const tokenField = { token: z.string().min(20).max(200) };

/** The token of a sign-up link. */
export const signUpLinkQuery = z.strictObject({ ...tokenField });
export const signUpLinkSchema = z.object({
  agencyName: z.string(),
  firstName: z.string(),
  maskedEmail: z.string(),
  minPasswordLength: z.number().int(),
  expiresAt: timestampSchema,
});
export type SignUpLink = z.infer<typeof signUpLinkSchema>;

export const finishSignUpSchema = z.strictObject({
  ...tokenField,
  password: newPasswordSchema(limits.password.minCandidate),
});
