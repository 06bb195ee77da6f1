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

/** What a person may do in a company besides the role. */
export const companyUserFlags = {
  canSeeBillRates: z.boolean(),
  canDecide: z.boolean(),
  /** Otherwise a manager sees the jobs that they interview for or supervise. */
  canSeeAllJobs: z.boolean(),
  isPrimaryContact: z.boolean(),
  isBillingContact: z.boolean(),
};

/** A person of a client. */
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
  /** Until when the invitation can be used; null where none waits or it is over. */
  inviteExpiresAt: timestampSchema.nullable(),
  /** Contractors they supervise. */
  supervises: z.number().int(),
  /** Whether the same person belongs to another client as well. */
  isElsewhere: z.boolean(),
  version: versionSchema,
  allowedActions: z.array(z.enum(companyUserActions)),
});
export type CompanyUserView = z.infer<typeof companyUserSchema>;

export const companyUserListSchema = z.object({ data: z.array(companyUserSchema) });

/** Who is invited; the company reads this name until the person accepts. */
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

/** The roles whose holders can decide and lead contractors. */
export const leadingClientRoles = [
  'client_admin',
  'client_manager',
] as const satisfies readonly GrantableRole[];
const leading: ReadonlySet<string> = new Set(leadingClientRoles);
export const canLead = (role: GrantableRole): boolean => leading.has(role);

/** The default rights of a role in a company. */
export const usualFlags = (
  role: GrantableRole,
): Pick<CompanyUserView, 'canSeeBillRates' | 'canDecide' | 'canSeeAllJobs'> => ({
  canSeeBillRates: canLead(role),
  canDecide: canLead(role),
  canSeeAllJobs: false,
});
