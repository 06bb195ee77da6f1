import { z } from 'zod';
import { impersonationModes, impersonationRefusals } from '../../core/impersonation-modes.ts';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema } from '../../core/primitives.ts';
import { roles } from '../../core/roles.ts';

const { reason, ticket } = limits.impersonation;

/** The effects of impersonating a person, shown before it starts. */
export const impersonationOfferSchema = z.object({
  targetId: idSchema,
  targetName: z.string(),
  /** Why it is refused; null if it is possible. */
  refusedBy: z.enum(impersonationRefusals).nullable(),
  /** The target's role assignments; the impersonation uses one of them. */
  assignments: z.array(
    z.object({ id: idSchema, role: z.enum(roles), companyName: z.string().nullable() }),
  ),
  modes: z.array(z.enum(impersonationModes)),
  minutes: z.number().int(),
  /** How many more impersonations the actor may start today. */
  startsLeft: z.number().int(),
  /** Whether the password or a code is required first. */
  needsProof: z.boolean(),
});
export type ImpersonationOffer = z.infer<typeof impersonationOfferSchema>;

export const impersonationStartSchema = z.strictObject({
  assignmentId: idSchema,
  reason: longText(reason.max, reason.min),
  ticketRef: text(ticket).nullable().default(null),
  mode: z.enum(impersonationModes).default('view_only'),
  /** The second confirmation required for act mode. */
  confirmAct: z.boolean().default(false),
  /** Only for owners, for a security investigation: no mail to the person afterwards. */
  withoutNotice: z.boolean().default(false),
});

export const impersonationActSchema = z.strictObject({ confirmAct: z.literal(true) });

/** The impersonation of a session, for the banner. */
export const currentImpersonationSchema = z.object({
  id: idSchema,
  mode: z.enum(impersonationModes),
  /** Whether act mode may be switched on. */
  mayAct: z.boolean(),
  actorName: z.string(),
  targetName: z.string(),
  targetRole: z.enum(roles),
  companyName: z.string().nullable(),
  /** The reason given at the start. */
  reason: z.string(),
  startedAt: timestampSchema,
  expiresAt: timestampSchema,
});
export type CurrentImpersonation = z.infer<typeof currentImpersonationSchema>;

export const impersonationEnds = ['actor', 'expiry', 'target_disabled', 'admin'] as const;
export type ImpersonationEnd = (typeof impersonationEnds)[number];
