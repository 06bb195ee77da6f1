import { z } from 'zod';
import {
  emailSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { clientRoles } from '../../core/roles.ts';
import { companyUserStates } from './companies.enums.ts';
import { companyUserActions, companyUserFlags } from './company-users.schemas.ts';
import { limits } from '../../core/limits.ts';

const { canSeeBillRates, canDecide, canSeeAllJobs } = companyUserFlags;
/** A coworker's permissions set by an administrator; the agency chooses the contacts. */
const coworkerFlags = { canSeeBillRates, canDecide, canSeeAllJobs };

/** A user of one's own company. */
export const coworkerSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  title: z.string().nullable(),
  role: z.enum(clientRoles).nullable(),
  ...coworkerFlags,
  status: z.enum(companyUserStates),
  /** Contractors they lead. */
  supervises: z.number().int(),
  /** Current jobs shared with a manager; only administrators receive them. */
  sharedJobIds: z.array(idSchema).optional(),
  version: versionSchema,
  /** The reader's possible actions on this person; none on oneself. */
  allowedActions: z.array(z.enum(companyUserActions)),
});
export type CoworkerView = z.infer<typeof coworkerSchema>;

export const coworkerUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z
    .strictObject({
      title: text(80).nullable(),
      role: z.enum(clientRoles),
      ...coworkerFlags,
      /** The current jobs that a manager sees besides their own; ended jobs stay as they are. */
      sharedJobIds: z.array(idSchema).max(limits.coworkers.jobs, { message: 'TOO_MANY' }),
    })
    .partial(),
});

/** An invitation proposed by a manager, for an administrator's approval. */
export const coworkerRequestSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: z.enum(clientRoles),
  requestedBy: z.string(),
  at: timestampSchema,
  /** Jobs that an invited manager would see: all, or these by title. */
  canSeeAllJobs: z.boolean(),
  jobs: z.array(z.string()),
  /** The message to the invited person; empty if there is none. */
  message: z.string(),
  /** Whether the reader may decide on it. */
  mayDecide: z.boolean(),
});
export type CoworkerRequestView = z.infer<typeof coworkerRequestSchema>;
export const coworkersSchema = z.object({
  companyName: z.string(),
  /** The company's mail domain; null if it has none. */
  domain: z.string().nullable(),
  /** Roles to which the reader can invite. */
  roles: z.array(z.enum(clientRoles)),
  /** Those roles for which an administrator must approve first. */
  needsApproval: z.array(z.enum(clientRoles)),
  /** Jobs that can be shared with a manager. */
  jobs: z.array(z.object({ id: idSchema, title: z.string(), number: z.string() })),
  /** Members of the company, pending invitations first. */
  data: z.array(coworkerSchema),
  waiting: z.array(coworkerRequestSchema),
});
export type Coworkers = z.infer<typeof coworkersSchema>;

export const coworkerInviteSchema = z.strictObject({
  emails: z
    .array(emailSchema)
    .min(1, { message: 'REQUIRED' })
    .max(limits.coworkers.atOnce, { message: 'TOO_MANY' }),
  role: z.enum(clientRoles),
  /** Jobs that a manager sees from the start; other roles see jobs by their role. */
  jobIds: z.array(idSchema).max(limits.coworkers.jobs, { message: 'TOO_MANY' }).default([]),
  canSeeAllJobs: z.boolean().default(false),
  message: longText(500).default(''),
});

/** `known`: is or was already invited, or is a member. `refused`: cannot be invited. */
export const coworkerOutcomes = ['invited', 'waiting', 'known', 'refused'] as const;
export type CoworkerOutcome = (typeof coworkerOutcomes)[number];
export const coworkerInviteResultSchema = z.object({
  data: z.array(z.object({ email: z.string(), outcome: z.enum(coworkerOutcomes) })),
});
/** The remaining open requests. */
export const coworkerDecidedSchema = z.object({ waiting: z.array(coworkerRequestSchema) });
