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

/** One live role of a person, as staff see it. */
export const roleAssignmentSchema = z.object({
  id: idSchema,
  role: z.enum(grantableRoles),
  companyId: idSchema.nullable(),
  companyName: z.string().nullable(),
  candidateId: idSchema.nullable(),
  grantedAt: timestampSchema,
});

/** That an account ends on a day to come, or should have ended by now. */
export const userClosingSchema = z.object({
  on: dateSchema,
  /** It could not be closed on its day: something stands in the way. */
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
  /** The day from which the account is closed; null while it is to stay open. */
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

/** What a person is to be: a client role needs a company, the candidate role a candidate. */
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
  /** Takes over what the person owns when a removed role owned records. */
  reassignToUserId: idSchema.nullable().default(null),
});

/** The roles that several people are given or lose at once: an owner is made alone, by two. */
export const bulkRoleNames = grantableRoles.filter(
  (role) => role !== 'owner' && role !== 'candidate',
);

/** Why a person was left as they are, beside the codes of the error catalogue. */
export const bulkRoleReasons = ['ALREADY_HELD', 'NOT_HELD', 'ONLY_ROLE'] as const;
export type BulkRoleReason = (typeof bulkRoleReasons)[number];

/** One role for several people, or none of it any more. */
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

/** An interview to come in which a person takes part: it needs another time or person. */
export const interviewToComeSchema = z.object({
  id: idSchema,
  title: z.string(),
  candidate: z.string(),
  startsAt: timestampSchema,
});

/** An interview to come, with those who could hold it instead. */
export const interviewToGiveSchema = interviewToComeSchema.extend({
  /** The one of them to whom it is proposed to give it: free then, so that all are shared out. */
  proposedId: idSchema.nullable(),
  /**
   * Who is free then first, of those who has least to do; none where it cannot be given away, as it
   * has begun or gets another time anyway.
   */
  substitutes: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      isFree: z.boolean(),
      /** How many interviews they are to hold within a week. */
      interviews: z.number().int(),
    }),
  ),
});

/** What disabling a person would do, shown before it is done. */
export const userDisableEffectsSchema = z.object({
  sessions: z.number().int(),
  /** How many live records of each kind the person holds. */
  owned: z.record(z.enum(ownedKinds), z.number().int()),
  roles: z.array(z.enum(grantableRoles)),
  /** All to come that the reader may know of, the first first; `limits.handover.interviews` at most. */
  interviews: z.array(interviewToGiveSchema),
  /** How many more there are. */
  moreInterviews: z.number().int(),
  /** On the clock of which a day to come begins. */
  timeZone: z.string(),
  /** Their profile in the team, where all that they hold is listed and can be given in parts. */
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
  /** The day from which the account is closed; null for now. */
  on: dateSchema.nullable().default(null),
  /** Who holds an interview from then on; null where nobody is found yet. */
  substitutes: z
    .array(z.strictObject({ interviewId: idSchema, toUserId: idSchema.nullable() }))
    .max(limits.handover.interviews)
    .default([]),
});

export type UserDisable = z.infer<typeof userDisableSchema>;

/** What takes two people: why, for the one who decides. */
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
