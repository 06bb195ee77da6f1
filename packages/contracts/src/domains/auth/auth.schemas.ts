import { z } from 'zod';
import type { PermissionName } from '../../core/permissions.ts';
import { scopes, type Scope } from '../../core/scopes.ts';
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
import { audiences, grantableRoles, roles } from '../../core/roles.ts';
import { limits } from '../../core/limits.ts';
import { accountTokenPurposes } from '../../core/token-purposes.ts';
import {
  currentImpersonationSchema,
  impersonationEnds,
} from '../impersonation/impersonation.schemas.ts';
import { onboardingStages } from '../onboarding/onboarding.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { userStates } from '../users/users.machine.ts';
import { userSessionSchema } from '../users/users.schemas.ts';

/** A new password as typed: no composition rules, spaces and paste allowed, never trimmed. */
export const newPasswordSchema = (min: number) => z.string().min(min).max(limits.password.max);

/**
 * A new password; the minimum length of the account's role is checked by the server and shown by
 * the link.
 */
export const passwordSchema = newPasswordSchema(limits.password.minCandidate);

/** One way to work: a card on the choose-role screen. */
export const assignmentChoiceSchema = z.object({
  id: idSchema,
  role: z.enum(roles),
  companyName: z.string().nullable(),
  lastUsedAt: timestampSchema.nullable(),
});
export type AssignmentChoice = z.infer<typeof assignmentChoiceSchema>;

export const sessionUserSchema = z.object({
  id: idSchema,
  displayName: z.string(),
  firstName: z.string(),
  photo: photoSchema.optional(),
  email: z.string(),
  status: z.enum(userStates),
  emailVerified: z.boolean(),
  timeZone: z.string().nullable(),
  country: z.string().nullable(),
  locale: z.string(),
  timeFormat: z.enum(['h12', 'h24']),
  weekStarts: z.enum(['mon', 'sun']),
});

/**
 * Permissions with their scopes, by whatever name the server has for them: a page then needs no table
 * of all there are, and a part of it that is newer than its shell finds those that it asks for.
 */
export const grantedPermissionsSchema = z.record(
  z.string(),
  z.enum(scopes),
) as unknown as z.ZodType<Partial<Record<PermissionName, Scope>>>;

/** What the browser knows of its session. Reading it never extends it. */
export const sessionStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-out'), csrfToken: z.null() }),
  z.object({
    state: z.enum(['ended']),
    /** Why a session that this browser had is over. */
    reason: z.enum(['expired', 'signed_out', 'password_changed', 'disabled', 'revoked']),
    csrfToken: z.null(),
  }),
  z.object({
    /** The password was right; a code is due. */
    state: z.literal('two-factor'),
    csrfToken: z.string(),
    recoveryCodesLeft: z.number().int(),
    expiresAt: timestampSchema,
  }),
  z.object({
    /** Acting as another person is over; the own session waits behind `impersonation.stop`. */
    state: z.literal('impersonation-ended'),
    csrfToken: z.string(),
    reason: z.enum(impersonationEnds),
    actorName: z.string(),
    targetName: z.string(),
  }),
  z.object({
    /** `two-factor-setup`: the role asks for two-step sign-in and it is not set up yet. */
    state: z.enum(['choose-role', 'setup', 'two-factor-setup', 'ready']),
    csrfToken: z.string(),
    user: sessionUserSchema,
    /** The chosen assignment; null while `choose-role`. */
    active: z
      .object({
        assignmentId: idSchema,
        role: z.enum(roles),
        audience: z.enum(audiences).exclude(['guest']),
        companyId: idSchema.nullable(),
        companyName: z.string().nullable(),
        candidateId: idSchema.nullable(),
        permissions: grantedPermissionsSchema,
        /** Areas of the agency that are switched off, by their names in `features`. */
        switchedOff: z.array(z.string()),
      })
      .nullable(),
    assignments: z.array(assignmentChoiceSchema),
    idleExpiresAt: timestampSchema,
    absoluteExpiresAt: timestampSchema,
    /** First steps still to be shown to a new person. */
    onboarding: z.enum(onboardingStages),
    /**
     * The impersonated user of this session: `user` and `active` are the target's, with reduced
     * rights.
     */
    impersonation: currentImpersonationSchema.nullable(),
  }),
]);
export type SessionState = z.infer<typeof sessionStateSchema>;

export const signInSchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1).max(limits.password.max),
  keepMe: z.boolean().default(false),
});

export const chooseRoleSchema = z.strictObject({ assignmentId: idSchema });

const tokenField = { token: z.string().min(20).max(200) };

/** What an account link is good for, read by POST so that the token never stands in a URL. */
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
  /** An invitation to an address that has an account already: its person signs in to accept. */
  hasAccount: z.boolean().optional(),
});
export const accountLinkQuery = z.strictObject({
  ...tokenField,
  purpose: z.enum(accountTokenPurposes).exclude(['magic_sign_in', 'sign_up']),
});

/** A page of this product: what leads elsewhere, or is no path, leads nowhere. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/;
export const nextSchema = z
  .string()
  .max(limits.session.next)
  .optional()
  .transform((path) => (path && ownPath.test(path) ? path : undefined));

/** Asks for a link by mail, which leads on to where the person was going. */
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
  /** Below the e-mails that one writes. */
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
/** Country and zone are chosen on purpose, never inferred silently. */
export const locationSchema = z.strictObject({
  country: countrySchema,
  timeZone: timeZoneSchema,
  timeFormat: z.enum(['h12', 'h24']),
  weekStarts: z.enum(['mon', 'sun']),
});
export const mySessionsSchema = z.array(userSessionSchema);
