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

/** One role assignment: a card on the choose-role screen. */
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
 * Permissions with their scopes under the server's names: a page needs no full table, and a part
 * that is newer than its shell finds the permissions it needs.
 */
export const grantedPermissionsSchema = z.record(
  z.string(),
  z.enum(scopes),
) as unknown as z.ZodType<Partial<Record<PermissionName, Scope>>>;

/** The browser's view of its session. Reading it never extends it. */
export const sessionStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-out'), csrfToken: z.null() }),
  z.object({
    state: z.enum(['ended']),
    /** Why the browser's previous session ended. */
    reason: z.enum(['expired', 'signed_out', 'password_changed', 'disabled', 'revoked']),
    csrfToken: z.null(),
  }),
  z.object({
    /** The password was correct; a code is required. */
    state: z.literal('two-factor'),
    csrfToken: z.string(),
    recoveryCodesLeft: z.number().int(),
    expiresAt: timestampSchema,
  }),
  z.object({
    /** Impersonation ended; `impersonation.stop` returns to the user's own session. */
    state: z.literal('impersonation-ended'),
    csrfToken: z.string(),
    reason: z.enum(impersonationEnds),
    actorName: z.string(),
    targetName: z.string(),
  }),
  z.object({
    /** `two-factor-setup`: the role requires two-step sign-in, which is not set up yet. */
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
        /** Disabled areas of the agency, by their names in `features`. */
        switchedOff: z.array(z.string()),
      })
      .nullable(),
    assignments: z.array(assignmentChoiceSchema),
    idleExpiresAt: timestampSchema,
    absoluteExpiresAt: timestampSchema,
    /** Onboarding steps still to be shown. */
    onboarding: z.enum(onboardingStages),
    /**
     * The impersonated user of this session: `user` and `active` are the target's, with reduced
     * permissions.
     */
    impersonation: currentImpersonationSchema.nullable(),
  }),
]);
export type SessionState = z.infer<typeof sessionStateSchema>;

export const chooseRoleSchema = z.strictObject({ assignmentId: idSchema });
