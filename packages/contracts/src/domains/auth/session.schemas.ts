import { z } from 'zod';
import type { PermissionName } from '../../core/permissions.ts';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { audiences, roles } from '../../core/roles.ts';
import { scopes, type Scope } from '../../core/scopes.ts';
import {
  currentImpersonationSchema,
  impersonationEnds,
} from '../impersonation/impersonation.schemas.ts';
import { onboardingStages } from '../onboarding/onboarding.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { userStates } from '../users/users.machine.ts';

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

export const chooseRoleSchema = z.strictObject({ assignmentId: idSchema });
