import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { anyOf, anyOfIds, listOf, listQuery } from '../../core/pagination.ts';
import {
  countrySchema,
  dateSchema,
  emailSchema,
  idSchema,
  longText,
  phoneSchema,
  text,
  timeZoneSchema,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { grantableRoles, roles } from '../../core/roles.ts';
import { approvalReasonSchema } from '../approvals/approvals.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { userMachine, userStates, type UserAction } from './users.machine.ts';

const userActions = Object.keys(userMachine.transitions) as [UserAction, ...UserAction[]];

/** One live role of a person, for staff. */
export const roleAssignmentSchema = z.object({
  id: idSchema,
  role: z.enum(grantableRoles),
  companyId: idSchema.nullable(),
  companyName: z.string().nullable(),
  candidateId: idSchema.nullable(),
  grantedAt: timestampSchema,
});

/** A scheduled or overdue end of an account. */
export const userClosingSchema = z.object({
  on: dateSchema,
  /** It could not be closed on its day, because something prevents it. */
  isStuck: z.boolean(),
});

/** A row of the users list. */
export const userSummarySchema = z.object({
  id: idSchema,
  displayName: z.string(),
  photo: photoSchema.optional(),
  email: z.string(),
  status: z.enum(userStates),
  roles: z.array(roleAssignmentSchema),
  lastSignInAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  inviteExpiresAt: timestampSchema.nullable(),
  twoStep: z.boolean(),
  isSelf: z.boolean(),
  version: versionSchema,
  allowedActions: z.array(z.enum(userActions)),
  /** The day on which the account is closed; null if no end is scheduled. */
  closing: userClosingSchema.nullable(),
});

export const userSessionSchema = z.object({
  id: idSchema,
  createdAt: timestampSchema,
  lastSeenAt: timestampSchema,
  ip: z.string(),
  userAgent: z.string(),
  role: z.enum(roles).nullable(),
  isCurrent: z.boolean(),
});

export const userDetailSchema = userSummarySchema.extend({
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  allowImpersonation: z.boolean(),
  sessions: z.array(userSessionSchema),
  mayEdit: z.boolean(),
  mayGrantRoles: z.boolean(),
});

export const userListQuery = listQuery({
  sorts: ['name', 'email', 'lastSignInAt', 'createdAt'],
  defaultSort: 'name',
  filters: {
    status: anyOf(userStates),
    role: anyOf(grantableRoles),
    company: anyOfIds,
    twoStep: anyOf(['on', 'off']),
  },
});
export const userListSchema = listOf(userSummarySchema);

const nameFields = {
  firstName: text(80, 1),
  lastName: text(80, 1),
};

/** A new role of a person: a client role requires a company, the candidate role a candidate. */
export const roleGrantSchema = z
  .strictObject({
    role: z.enum(grantableRoles),
    companyId: idSchema.nullable().default(null),
    candidateId: idSchema.nullable().default(null),
  })
  .refine((grant) => grant.role.startsWith('client_') === (grant.companyId !== null), {
    path: ['companyId'],
    params: { code: 'REQUIRED' },
  })
  .refine((grant) => (grant.role === 'candidate') === (grant.candidateId !== null), {
    path: ['candidateId'],
    params: { code: 'REQUIRED' },
  });

export const userInviteSchema = z.strictObject({
  email: emailSchema,
  ...nameFields,
  roles: z.array(roleGrantSchema).min(1).max(5),
  message: longText(500).default(''),
});

export const userUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z
    .strictObject({
      ...nameFields,
      preferredName: text(80).nullable(),
      phone: phoneSchema.nullable(),
      country: countrySchema.nullable(),
      timeZone: timeZoneSchema.nullable(),
      allowImpersonation: z.boolean(),
    })
    .partial(),
});

export const userRolesSchema = z.strictObject({
  version: versionSchema,
  roles: z.array(roleGrantSchema).min(1).max(10),
  /** New owner of the records owned in a removed role. */
  reassignToUserId: idSchema.nullable().default(null),
});

/**
 * Roles that can be granted to or removed from several people at once: an owner is appointed
 * individually, by two people.
 */
export const bulkRoleNames = grantableRoles.filter(
  (role) => role !== 'owner' && role !== 'candidate',
);

/** Why a person was not changed, beside the codes of the error catalogue. */
export const bulkRoleReasons = ['ALREADY_HELD', 'NOT_HELD', 'ONLY_ROLE'] as const;
export type BulkRoleReason = (typeof bulkRoleReasons)[number];

/** Grants a role to several people, or removes it. */
export const userBulkRolesSchema = z
  .strictObject({
    ids: z.array(idSchema).min(1).max(limits.bulk.users),
    change: z.enum(['give', 'take']),
    role: z.enum(bulkRoleNames),
    companyId: idSchema.nullable().default(null),
    dryRun: z.boolean().default(false),
  })
  .refine(({ role, companyId }) => role.startsWith('client_') === (companyId !== null), {
    path: ['companyId'],
    params: { code: 'REQUIRED' },
  });

/** Records owned by a staff member, which get a new owner when the member leaves. */
export const ownedKinds = [
  'candidates',
  'applications',
  'jobs',
  'companies',
  'placements',
  'pools',
  'tasks',
] as const;
export type OwnedKind = (typeof ownedKinds)[number];

/** An upcoming interview of a person: it needs another time or person. */
export const interviewToComeSchema = z.object({
  id: idSchema,
  title: z.string(),
  candidate: z.string(),
  startsAt: timestampSchema,
});

/** An upcoming interview, with possible substitutes. */
export const interviewToGiveSchema = interviewToComeSchema.extend({
  /**
   * The suggested substitute, who is free then; interviews are distributed among the substitutes.
   */
  proposedId: idSchema.nullable(),
  /**
   * Free people first, then those with the least work; empty if it cannot be reassigned because it
   * has begun or will be rescheduled anyway.
   */
  substitutes: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      isFree: z.boolean(),
      /** Number of their interviews within a week. */
      interviews: z.number().int(),
    }),
  ),
});

/** Effects of disabling a person, shown before confirming. */
export const userDisableEffectsSchema = z.object({
  sessions: z.number().int(),
  /** Number of live records of each kind owned by the person. */
  owned: z.record(z.enum(ownedKinds), z.number().int()),
  roles: z.array(z.enum(grantableRoles)),
  /**
   * Upcoming interviews visible to the reader, soonest first; at most `limits.handover.interviews`.
   */
  interviews: z.array(interviewToGiveSchema),
  /** Number of further ones. */
  moreInterviews: z.number().int(),
  /** The zone in which a future day starts. */
  timeZone: z.string(),
  /** Their team profile, where all their records are listed and can be handed over in parts. */
  memberId: idSchema.nullable(),
  blockedBy: z
    .enum(['CANNOT_DISABLE_SELF', 'LAST_OWNER', 'LAST_CLIENT_ADMIN', 'SUPERVISES_CONTRACTORS'])
    .nullable(),
});

export const userDisableSchema = z.strictObject({
  version: versionSchema,
  reason: longText(500, 3),
  /** Required when the person owns records. */
  reassignToUserId: idSchema.nullable().default(null),
  /** The day on which the account is closed; null: now. */
  on: dateSchema.nullable().default(null),
  /** The new interviewer of each interview; null if none was found yet. */
  substitutes: z
    .array(z.strictObject({ interviewId: idSchema, toUserId: idSchema.nullable() }))
    .max(limits.handover.interviews)
    .default([]),
});

export type UserDisable = z.infer<typeof userDisableSchema>;

/** A request that takes two people, with the reason for the decider. */
export const userAskSchema = z.strictObject({
  version: versionSchema,
  reason: approvalReasonSchema,
});

export const userActionBody = z.strictObject({ version: versionSchema });

/** A colleague as offered in pickers: owners, mentions, assignees. */
export const userOptionSchema = z.object({
  id: idSchema,
  name: z.string(),
  roles: z.array(z.enum(grantableRoles)),
});
export const userOptionsQuery = z.strictObject({
  q: z.string().trim().max(100).default(''),
  role: z.enum(grantableRoles).optional(),
});

export type UserSummary = z.infer<typeof userSummarySchema>;
export type UserDetail = z.infer<typeof userDetailSchema>;
export type RoleGrant = z.infer<typeof roleGrantSchema>;
