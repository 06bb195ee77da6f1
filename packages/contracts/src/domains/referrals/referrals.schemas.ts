import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  emailSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  urlSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { referralKinds, referralRewardSchema } from './referral-programs.schemas.ts';
import {
  referralMachine,
  referralProgress,
  referralStates,
  type ReferralAction,
} from './referrals.machine.ts';

/** How the referrer knows the person. */
export const referralRelations = [
  'colleague',
  'former_colleague',
  'friend',
  'student',
  'other',
] as const;

const created = {
  /** For a company, the name is that of the contact whom the agency may write to. */
  kind: z.enum(referralKinds).default('candidate'),
  name: text(160, 2),
  /** The name of a company; null for a candidate. */
  companyName: text(limits.referral.companyName).nullable().default(null),
  email: emailSchema,
  relationship: z.enum(referralRelations),
  linkedinUrl: urlSchema.nullable(),
  jobId: idSchema.nullable(),
  /** For the agency; not shown to the referred person. */
  message: longText(1000),
  /** The referred person knows of it and agreed. */
  consent: z.boolean().refine((yes) => yes, { params: { code: 'REQUIRED' } }),
};
export const referralCreateSchema = z.strictObject(created).superRefine((referral, ctx) => {
  const { kind, companyName, jobId } = referral;
  const refuse = (path: keyof typeof created, code: string) =>
    ctx.addIssue({ code: 'custom', path: [path], params: { code } });
  if (kind === 'client' && !companyName) refuse('companyName', 'REQUIRED');
  if (kind === 'candidate' && companyName) refuse('companyName', 'NOT_ALLOWED');
  if (kind === 'client' && jobId !== null) refuse('jobId', 'NOT_ALLOWED');
});

/** A referral for its referrer. */
export const ownReferralSchema = z.object({
  id: idSchema,
  /** Absent: a candidate. */
  kind: z.enum(referralKinds).optional(),
  name: z.string(),
  /** Name of a referred company. */
  companyName: z.string().nullable().optional(),
  jobTitle: z.string().nullable(),
  progress: z.enum(referralProgress),
  /** Due or paid; null before that. */
  reward: referralRewardSchema.nullable(),
  paidOn: dateSchema.nullable(),
  at: timestampSchema,
});

const termsSchema = z.object({
  name: z.string(),
  reward: referralRewardSchema,
  /** Days at work after which it is due. */
  afterDays: z.number().int(),
  /** Rich text. */
  terms: z.string(),
  activeTo: dateSchema.nullable(),
});
export type ReferralTerms = z.infer<typeof termsSchema>;

export const ownReferralsSchema = z.object({
  agencyName: z.string(),
  /** The terms in force; null: the program is paused, while existing referrals continue. */
  program: termsSchema.nullable(),
  /** The same for companies. */
  clientProgram: termsSchema.nullable().optional(),
  /** Code of the personal link. */
  code: z.string(),
  jobs: z.array(z.object({ id: idSchema, title: z.string() })),
  referrals: z.array(ownReferralSchema),
});
export type OwnReferrals = z.infer<typeof ownReferralsSchema>;

const actions = Object.keys(referralMachine.transitions) as [ReferralAction, ...ReferralAction[]];

/** A referral for staff. */
export const referralSchema = z.object({
  id: idSchema,
  /** Absent: a candidate. */
  kind: z.enum(referralKinds).optional(),
  /** The candidate, or a company's contact whom the agency may write to. */
  name: z.string(),
  companyName: z.string().nullable().optional(),
  /** For readers of contact data. */
  email: z.string().optional(),
  relationship: z.enum(referralRelations),
  linkedinUrl: z.string().nullable(),
  message: z.string(),
  status: z.enum(referralStates),
  referrer: personRefSchema.nullable(),
  /** Referrals by staff earn no reward. */
  isByStaff: z.boolean(),
  job: z.object({ id: idSchema, title: z.string() }).nullable(),
  candidate: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** The client created from a referred company. */
  company: z.object({ id: idSchema, name: z.string() }).nullable().optional(),
  /** Whether the candidate was referred before: the first referral counts. */
  isLater: z.boolean(),
  reward: referralRewardSchema,
  dueOn: dateSchema.nullable(),
  paidOn: dateSchema.nullable(),
  reference: z.string().nullable(),
  /** The reward batch that contains it. */
  batch: z.object({ id: idSchema, number: z.string() }).nullable(),
  note: z.string().nullable(),
  expiresAt: timestampSchema,
  createdAt: timestampSchema,
  version: versionSchema,
  allowedActions: z.array(z.enum(actions)),
});
export type Referral = z.infer<typeof referralSchema>;

export const referralListQuery = z.strictObject({ status: z.enum(referralStates).optional() });
/** Newest first; a few hundred at most. */
export const referralListSchema = z.object({
  data: z.array(referralSchema),
  counts: z.partialRecord(z.enum(referralStates), z.number().int()),
});

export const referralActionSchema = z.strictObject({ version: versionSchema });
export const matchReferralSchema = z.strictObject({
  version: versionSchema,
  /** For a candidate: id or number, `C-000123`. */
  candidate: text(64, 1).optional(),
  /** For a company: id or number, `CO-0031`. */
  company: text(64, 1).optional(),
});
export const declineReferralSchema = z.strictObject({
  version: versionSchema,
  reasonId: idSchema,
  note: longText(500),
});
export const reopenReferralSchema = z.strictObject({
  version: versionSchema,
  note: longText(500, 2),
});
