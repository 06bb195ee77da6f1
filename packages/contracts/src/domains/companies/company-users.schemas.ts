import { z } from 'zod';
import {
  emailSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { clientRoles, type GrantableRole } from '../../core/roles.ts';
import { companyUserStates } from './companies.enums.ts';

export const companyUserActions = ['edit', 'resend_invite', 'disable', 'enable'] as const;
export type CompanyUserAction = (typeof companyUserActions)[number];

/** Permissions of a person in a company beyond the role. */
export const companyUserFlags = {
  canSeeBillRates: z.boolean(),
  canDecide: z.boolean(),
  /** Otherwise a manager sees only the jobs that they interview for or supervise. */
  canSeeAllJobs: z.boolean(),
  isPrimaryContact: z.boolean(),
  isBillingContact: z.boolean(),
};

/** A user of a client. */
export const companyUserSchema = z.object({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  email: z.string(),
  title: z.string().nullable(),
  /** Null for a membership that has ended. */
  role: z.enum(clientRoles).nullable(),
  ...companyUserFlags,
  status: z.enum(companyUserStates),
  lastSignInAt: timestampSchema.nullable(),
  /** Expiry of the invitation; null if none is pending or it has expired. */
  inviteExpiresAt: timestampSchema.nullable(),
  /** Contractors they supervise. */
  supervises: z.number().int(),
  /** Whether the same person also belongs to another client. */
  isElsewhere: z.boolean(),
  version: versionSchema,
  allowedActions: z.array(z.enum(companyUserActions)),
});
export type CompanyUserView = z.infer<typeof companyUserSchema>;

export const companyUserListSchema = z.object({ data: z.array(companyUserSchema) });

/** The invited person; the company sees this name until they accept. */
export const clientUserFields = {
  email: emailSchema,
  firstName: text(80, 1),
  lastName: text(80, 1),
  title: text(80).nullable().default(null),
};

export const companyUserInviteSchema = z.strictObject({
  ...clientUserFields,
  role: z.enum(clientRoles),
  ...companyUserFlags,
  message: longText(500).default(''),
});

export const companyUserUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z
    .strictObject({
      title: text(80).nullable(),
      role: z.enum(clientRoles),
      ...companyUserFlags,
    })
    .partial(),
});
export const companyUserActionSchema = z.strictObject({ version: versionSchema });

export const companyUserParams = z.strictObject({
  id: z.string().max(64),
  memberId: z.string().max(64),
});

/** Roles that can decide and lead contractors. */
export const leadingClientRoles = [
  'client_admin',
  'client_manager',
] as const satisfies readonly GrantableRole[];
const leading: ReadonlySet<string> = new Set(leadingClientRoles);
export const canLead = (role: GrantableRole): boolean => leading.has(role);

/** Returns the default permissions of a role in a company. */
export const usualFlags = (
  role: GrantableRole,
): Pick<CompanyUserView, 'canSeeBillRates' | 'canDecide' | 'canSeeAllJobs'> => ({
  canSeeBillRates: canLead(role),
  canDecide: canLead(role),
  canSeeAllJobs: false,
});
