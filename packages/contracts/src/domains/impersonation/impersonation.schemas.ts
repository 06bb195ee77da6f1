import { z } from 'zod';
import { impersonationModes, impersonationRefusals } from '../../core/impersonation-modes.ts';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema } from '../../core/primitives.ts';
import { roles } from '../../core/roles.ts';

const { reason, ticket } = limits.impersonation;

/** What acting as a person would mean, before it starts. */
export const impersonationOfferSchema = z.object({
  targetId: idSchema,
  targetName: z.string(),
  /** Why it cannot be; null when it can. */
  refusedBy: z.enum(impersonationRefusals).nullable(),
  /** The ways in which the target works; one of them is acted in. */
  assignments: z.array(
    z.object({ id: idSchema, role: z.enum(roles), companyName: z.string().nullable() }),
  ),
  modes: z.array(z.enum(impersonationModes)),
  minutes: z.number().int(),
  /** How often the actor may start one more today. */
  startsLeft: z.number().int(),
  /** Whether the password or a code is asked for first. */
  needsProof: z.boolean(),
});
export type ImpersonationOffer = z.infer<typeof impersonationOfferSchema>;

export const impersonationStartSchema = z.strictObject({
  assignmentId: idSchema,
  reason: longText(reason.max, reason.min),
  ticketRef: text(ticket).nullable().default(null),
  mode: z.enum(impersonationModes).default('view_only'),
  /** The second confirmation that act mode asks for. */
  confirmAct: z.boolean().default(false),
  /** Owners alone, for a security investigation: no mail to the person afterwards. */
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
  /** As it was given at the start. */
  reason: z.string(),
  startedAt: timestampSchema,
  expiresAt: timestampSchema,
});
export type CurrentImpersonation = z.infer<typeof currentImpersonationSchema>;

export const impersonationEnds = ['actor', 'expiry', 'target_disabled', 'admin'] as const;
export type ImpersonationEnd = (typeof impersonationEnds)[number];
