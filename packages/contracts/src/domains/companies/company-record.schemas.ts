import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  countrySchema,
  currencySchema,
  dateSchema,
  idSchema,
  listPatch,
  longText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { recordDeletionSchema } from '../../core/record-deletion.ts';
import { newCustomValuesSchema } from '../custom-fields/new-custom-values.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import {
  companySizes,
  companyTeamFunctions,
  feeKinds,
  ndaStates,
  submissionPolicies,
} from './companies.enums.ts';
import { companyLogoSchema, companyStates } from './companies.schemas.ts';
import { companyStatusActions } from './companies.machine.ts';
import { companyBillingFields, companyFields, companyTeamFields } from './company-fields.ts';
import { clientUserFields } from './company-users.schemas.ts';

export const companyActions = [
  'edit',
  'edit_billing',
  'edit_team',
  'create_job',
  'list_users',
  'invite_user',
  'read_notes',
  'write_notes',
  'read_messages',
  /** Agreements signed by the agency and the client without a candidate. */
  'read_agreements',
  ...companyStatusActions,
  'delete',
  'restore_deleted',
] as const;
export type CompanyRecordAction = (typeof companyActions)[number];

export const companyTeamMemberSchema = z.object({
  id: idSchema,
  person: personRefSchema.nullable(),
  function: z.enum(companyTeamFunctions),
  visibleToClient: z.boolean(),
  backup: personRefSchema.nullable(),
  from: dateSchema,
  to: dateSchema.nullable(),
});

/** A client's record. */
export const companyRecordSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  legalName: z.string().nullable(),
  status: z.enum(companyStates),
  /** The note given with the last change of state. */
  statusNote: z.string().nullable(),
  website: z.string().nullable(),
  domain: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.enum(companySizes).nullable(),
  country: countrySchema,
  city: z.string().nullable(),
  address: z.string().nullable(),
  timeZone: z.string(),
  accountManager: personRefSchema.nullable(),
  /** False once the account manager has left: a new one is required. */
  accountManagerIsHere: z.boolean(),
  recruiter: personRefSchema.nullable(),
  /** The logo and its URL; null if there is none to show. */
  logo: companyLogoSchema.nullable(),
  /** Sanitised HTML. */
  about: z.string().nullable(),
  hiringNotes: z.string().nullable(),
  submissionPolicy: z.enum(submissionPolicies),
  blindSubmission: z.boolean(),
  feedbackSlaHours: z.number().int(),
  ndaStatus: z.enum(ndaStates).nullable(),
  lastContactAt: timestampSchema.nullable(),
  /** Only for readers of money 🔒. */
  billing: z
    .object({
      billingEmail: z.string().nullable(),
      billingCurrency: currencySchema.nullable(),
      paymentTermsDays: z.number().int(),
      taxId: z.string().nullable(),
      defaultFeeKind: z.enum(feeKinds).nullable(),
      defaultFeeValue: z.string().nullable(),
    })
    .optional(),
  team: z.array(companyTeamMemberSchema),
  counts: z.object({
    /** Active members; null for users who may not list them. */
    users: z.number().int().nullable(),
    notes: z.number().int().nullable(),
  }),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  deleted: recordDeletionSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(companyActions)),
});
export type CompanyRecord = z.infer<typeof companyRecordSchema>;

/** Creates a client together with its first user. */
export const companyCreateSchema = z.strictObject({
  ...companyFields,
  legalName: companyFields.legalName.default(null),
  website: companyFields.website.default(null),
  domain: companyFields.domain.default(null),
  industry: companyFields.industry.default(null),
  size: companyFields.size.default(null),
  city: companyFields.city.default(null),
  address: companyFields.address.default(null),
  /** Default: the creator. */
  accountManagerId: idSchema.nullable().default(null),
  recruiterId: idSchema.nullable().default(null),
  about: companyFields.about.default(null),
  hiringNotes: companyFields.hiringNotes.default(null),
  logoFileId: companyFields.logoFileId.default(null),
  submissionPolicy: companyFields.submissionPolicy.default('direct'),
  blindSubmission: z.boolean().default(false),
  /** Null: the agency's default deadline. */
  feedbackSlaHours: companyFields.feedbackSlaHours.nullable().default(null),
  ndaStatus: companyFields.ndaStatus.default(null),
  billingCurrency: companyBillingFields.billingCurrency.default(null),
  custom: newCustomValuesSchema,
  /** Becomes the first client admin. */
  firstUser: z.strictObject(clientUserFields).nullable().default(null),
  /** Confirms that the user has seen the similar companies and means a different one. */
  confirmDuplicate: z.boolean().default(false),
});

/** Unfinished input; the check runs while the user types. */
export const companyDuplicateCheckSchema = z.strictObject({
  name: z.string().max(200).default(''),
  domain: z.string().max(500).default(''),
  excludeId: idSchema.nullable().default(null),
});
export const companyMatchSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  status: z.enum(companyStates),
  country: countrySchema,
  accountManager: personRefSchema.nullable(),
  signals: z.array(z.enum(['name', 'domain'])),
  /** The name is taken: another company cannot have it. */
  blocks: z.boolean(),
});
export type CompanyMatch = z.infer<typeof companyMatchSchema>;
export const companyMatchesSchema = z.object({ matches: z.array(companyMatchSchema) });

/** `changes` is merged with concurrent changes; billing requires the permission. */
export const companyUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ ...companyFields, ...companyBillingFields }).partial(),
});
export const companyTeamPatch = z.strictObject({
  version: versionSchema,
  team: listPatch(companyTeamFields, limits.company.team),
});

const note = longText(500).default('');
export const companyStatusSchema = z.strictObject({ version: versionSchema, note });
export const companyUndoSchema = z.strictObject({ version: versionSchema });
export const companyBlockSchema = z.strictObject({
  version: versionSchema,
  note: longText(500, 3),
});

export const companyDeleteEffectsSchema = z.object({
  number: z.string(),
  /** Blockers. */
  liveJobs: z.number().int(),
  livePlacements: z.number().int(),
  /** Documents with the client alone that wait for a signature. */
  openDocuments: z.number().int(),
  /** Records that are deleted with it or stay behind. */
  users: z.number().int(),
  notes: z.number().int(),
  pastJobs: z.number().int(),
  blockedBy: z.enum(['COMPANY_HAS_LIVE_WORK', 'COMPANY_HAS_OPEN_SIGNATURES']).nullable(),
  restorableUntil: timestampSchema,
});
export const companyBulkOwnerSchema = z.strictObject({
  ids: z.array(idSchema).min(1).max(limits.company.bulk),
  accountManagerId: idSchema,
  dryRun: z.boolean().default(false),
});
