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
/** What an administrator says of a coworker's rights; contacts are the agency's to name. */
const coworkerFlags = { canSeeBillRates, canDecide, canSeeAllJobs };

/** A person of the own company. */
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
  version: versionSchema,
  /** What the reader can do about this person; nothing about oneself. */
  allowedActions: z.array(z.enum(companyUserActions)),
});
export type CoworkerView = z.infer<typeof coworkerSchema>;

export const coworkerUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z
    .strictObject({ title: text(80).nullable(), role: z.enum(clientRoles), ...coworkerFlags })
    .partial(),
});

/** An invitation proposed by a manager, for an administrator's approval. */
export const coworkerRequestSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: z.enum(clientRoles),
  requestedBy: z.string(),
  at: timestampSchema,
  /** What the invited would see, for a manager: every job, or these by their titles. */
  canSeeAllJobs: z.boolean(),
  jobs: z.array(z.string()),
  /** What is written to them; empty where nothing is. */
  message: z.string(),
  /** Whether the reader decides on it. */
  mayDecide: z.boolean(),
});
export type CoworkerRequestView = z.infer<typeof coworkerRequestSchema>;
export const coworkersSchema = z.object({
  companyName: z.string(),
  /** Its own mail domain; null where it has none. */
  domain: z.string().nullable(),
  /** The roles that the reader can invite to. */
  roles: z.array(z.enum(clientRoles)),
  /** Those of them to which an administrator has to agree first. */
  needsApproval: z.array(z.enum(clientRoles)),
  /** Jobs that can be shown to a manager. */
  jobs: z.array(z.object({ id: idSchema, title: z.string(), number: z.string() })),
  /** Who belongs to the company, those who have not accepted yet first. */
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
  /** Jobs that a manager sees from the beginning; others see by their role. */
  jobIds: z.array(idSchema).max(limits.coworkers.jobs, { message: 'TOO_MANY' }).default([]),
  canSeeAllJobs: z.boolean().default(false),
  message: longText(500).default(''),
});

/** `known`: is or was invited already, or works there. `refused`: cannot be invited. */
export const coworkerOutcomes = ['invited', 'waiting', 'known', 'refused'] as const;
export type CoworkerOutcome = (typeof coworkerOutcomes)[number];
export const coworkerInviteResultSchema = z.object({
  data: z.array(z.object({ email: z.string(), outcome: z.enum(coworkerOutcomes) })),
});
/** What is left to decide. */
export const coworkerDecidedSchema = z.object({ waiting: z.array(coworkerRequestSchema) });
