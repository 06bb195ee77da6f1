import { z } from 'zod';
import {
  countrySchema,
  emailSchema,
  idSchema,
  longText,
  phoneSchema,
  text,
  timeZoneSchema,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { grantableRoles } from '../../core/roles.ts';
import { limits } from '../../core/limits.ts';
import { accountTokenPurposes } from '../../core/token-purposes.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { userSessionSchema } from '../users/users.schemas.ts';

/** A new password as typed: no composition rules, spaces and paste allowed, never trimmed. */
export const newPasswordSchema = (min: number) => z.string().min(min).max(limits.password.max);

/**
 * A new password; the server checks the minimum length of the account's role, and the link shows
 * it.
 */
export const passwordSchema = newPasswordSchema(limits.password.minCandidate);

export const signInSchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1).max(limits.password.max),
  keepMe: z.boolean().default(false),
});

const tokenField = { token: z.string().min(20).max(200) };

/** The purpose of an account link, read by POST so that the token never appears in a URL. */
export const accountLinkSchema = z.object({
  purpose: z.enum(accountTokenPurposes).exclude(['magic_sign_in', 'sign_up']),
  maskedEmail: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  agencyName: z.string(),
  roles: z.array(z.enum(grantableRoles)),
  companyName: z.string().nullable(),
  minPasswordLength: z.number().int(),
  expiresAt: timestampSchema,
  /** An invitation to an address that already has an account: its person signs in to accept. */
  hasAccount: z.boolean().optional(),
  /** Whether another user is signed in on this browser. */
  isForOther: z.boolean().optional(),
});
export const accountLinkQuery = z.strictObject({
  ...tokenField,
  purpose: z.enum(accountTokenPurposes).exclude(['magic_sign_in', 'sign_up']),
});

/** A page of this product: external URLs and values that are no path are dropped. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;
export const nextSchema = z
  .string()
  .max(limits.session.next)
  .optional()
  .transform((path) => (path && ownPath.test(path) ? path : undefined));

/** Requests a link by mail that continues to the page the person wanted to open. */
export const forgotPasswordSchema = z.strictObject({ email: emailSchema, next: nextSchema });
export const resetPasswordSchema = z.strictObject({ ...tokenField, password: passwordSchema });
export const changePasswordSchema = z.strictObject({
  currentPassword: z.string().min(1).max(limits.password.max),
  newPassword: passwordSchema,
});
export const acceptInviteSchema = z.strictObject({
  ...tokenField,
  password: passwordSchema,
  firstName: text(80, 1),
  lastName: text(80, 1),
  acceptTerms: z.literal(true),
});
export const declineInviteSchema = z.strictObject({ ...tokenField });
export const confirmEmailSchema = z.strictObject({ ...tokenField });
export const changeEmailSchema = z.strictObject({
  newEmail: emailSchema,
  password: z.string().min(1).max(limits.password.max),
});

export const meSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string().nullable(),
  email: z.string(),
  pendingEmail: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  locale: z.string(),
  timeFormat: z.enum(['h12', 'h24']),
  weekStarts: z.enum(['mon', 'sun']),
  /** Signature below the person's mails. */
  mailSignature: z.string().nullable(),
  photo: photoSchema.optional(),
  passwordChangedAt: timestampSchema.nullable(),
  version: versionSchema,
});
export const meUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z
    .strictObject({
      firstName: text(80, 1),
      lastName: text(80, 1),
      preferredName: text(80).nullable(),
      phone: phoneSchema.nullable(),
      locale: z.enum(['en']),
      timeFormat: z.enum(['h12', 'h24']),
      weekStarts: z.enum(['mon', 'sun']),
      mailSignature: longText(limits.mail.signature).nullable(),
    })
    .partial(),
});
/** The person chooses country and zone explicitly; they are never inferred silently. */
export const locationSchema = z.strictObject({
  country: countrySchema,
  timeZone: timeZoneSchema,
  timeFormat: z.enum(['h12', 'h24']),
  weekStarts: z.enum(['mon', 'sun']),
});
export const mySessionsSchema = z.array(userSessionSchema);
