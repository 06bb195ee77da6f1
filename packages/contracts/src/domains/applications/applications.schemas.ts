import { hourMs } from '../../core/durations.ts';
import { z } from 'zod';
import { bulkItemSchema, withSelection } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  moneySchema,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import {
  applicationStageKinds,
  applicationStates,
  jobPriorities,
  jobStates,
} from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { stageRefSchema } from '../pipelines/pipelines.schemas.ts';
import { rejectionTemplates } from '../candidates/candidate-status.schemas.ts';
import {
  applicationSides,
  applicationSources,
  candidateInterests,
  clientDecisions,
  companyRules,
  missedTellings,
  offeredApplicationSources,
} from './applications.enums.ts';
import { builtApplicationActions } from './applications.machine.ts';
import { earlyStageKinds } from './pipeline.ts';

const companyRefSchema = z.object({ id: idSchema, name: z.string() });
const rateSchema = moneySchema.extend({ unit: z.enum(['hour', 'month']) });

/** How an application ended, and at which stage. */
export const applicationExitSchema = z.object({
  at: timestampSchema,
  by: personRefSchema.nullable(),
  side: z.enum(applicationSides),
  /** Null if the ending came from elsewhere: a merge, another job. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
  clientNote: z.string().nullable(),
  /** When and how the candidate was told; null if not yet. */
  toldAt: timestampSchema.nullable(),
  toldBy: z.enum(['mail', 'word']).nullable(),
  /** Why the mail about the outcome never reached them; null if none failed. */
  missedAs: z.enum(missedTellings).nullable().optional(),
  /** The client would like to see the candidate again for another of its jobs. */
  forOtherJob: z.boolean().optional(),
  stageKind: z.enum(applicationStageKinds),
});

/** One application as staff read it; rates are absent without the permission. */
export const applicationRowSchema = z.object({
  id: idSchema,
  candidateId: idSchema,
  job: z.object({
    id: idSchema,
    number: z.string(),
    title: z.string(),
    status: z.enum(jobStates),
    confidential: z.boolean(),
  }),
  company: companyRefSchema,
  status: z.enum(applicationStates),
  stage: z.object({ id: z.string(), name: z.string(), kind: z.enum(applicationStageKinds) }),
  /** The active stages of the job's pipeline, in order. */
  stages: z.array(stageRefSchema),
  stageEnteredAt: timestampSchema,
  /** When the stage's time limit ends; null without a limit, on hold, or once ended. */
  stageDueAt: timestampSchema.nullable(),
  onHold: z.boolean(),
  holdUntil: dateSchema.nullable(),
  holdNote: z.string().nullable(),
  attempt: z.number().int(),
  source: z.enum(applicationSources),
  interest: z.enum(candidateInterests),
  clientDecision: z.enum(clientDecisions),
  everSubmitted: z.boolean(),
  submittedAt: timestampSchema.nullable(),
  /** The bio that clients read here: a custom text, the chosen bio, or else the default one. */
  bio: z.object({ chosenId: idSchema.nullable(), isOwnText: z.boolean() }),
  owner: personRefSchema.nullable(),
  addedAt: timestampSchema,
  exit: applicationExitSchema.nullable(),
  /** Another live application of the same candidate at the same client. */
  sameClient: z.boolean(),
  billRate: rateSchema.nullable().optional(),
  payRate: rateSchema.nullable().optional(),
  version: versionSchema,
  allowedActions: z.array(z.enum(builtApplicationActions)),
});
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

/** Placed applications first, then live, then past ones, each latest first. */
export const candidateApplicationsSchema = z.object({
  data: z.array(applicationRowSchema),
  live: z.number().int(),
  mayAdd: z.boolean(),
});
export type CandidateApplications = z.infer<typeof candidateApplicationsSchema>;

/** Reasons why a candidate cannot be added to a job, beside the codes of the error catalogue. */
export const addRefusals = ['EARLIER_ATTEMPT'] as const;

/** Why a candidate cannot be mailed. */
export const unaskedReasons = ['no_email', 'no_mail_wanted'] as const;
export type UnaskedReason = (typeof unaskedReasons)[number];

const addFields = {
  stage: z.enum(earlyStageKinds).default('added'),
  source: z.enum(offeredApplicationSources).default('staff_added'),
  /** Re-adds candidates who were on the job before and left it. */
  again: z.boolean().default(false),
  /** Asks by mail whether the job is of interest; only for candidates who start in `added`. */
  askInterest: z.boolean().default(false),
  /** Reports the effects without changing anything. */
  dryRun: z.boolean().default(false),
};

/** Selections of more than `limits.bulk.items` candidates are refused. */
export const bulkAddToJobSchema = withSelection({
  jobId: idSchema,
  ...addFields,
});

/** Several jobs for one candidate. */
export const addToJobsSchema = z.strictObject({
  jobIds: z.array(idSchema).min(1).max(limits.bulk.atOnce),
  ...addFields,
});

/**
 * The actual or simulated outcome for one candidate or job: `ok` added, `skipped` already there,
 * `error` with a reason. `attempt` above 1 means that the candidate was on the job before.
 */
export const addToJobItemSchema = bulkItemSchema.extend({
  attempt: z.number().int().nullable(),
  /** The rule that excludes the candidate from this client; only for permitted readers. */
  rule: z
    .object({ rule: z.enum(companyRules), note: z.string().nullable() })
    .nullable()
    .optional(),
  /** Why an added candidate cannot be asked for interest. */
  unasked: z.enum(unaskedReasons).nullable().optional(),
});
export type AddToJobItem = z.infer<typeof addToJobItemSchema>;

export const addToJobResultSchema = z.object({
  items: z.array(addToJobItemSchema),
  ok: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
});
export type AddToJobResult = z.infer<typeof addToJobResultSchema>;

export const jobChoiceQuery = z.strictObject({
  q: z.string().max(limits.search.query).optional(),
  /** Marks the jobs on which this candidate already is and those where they may not be proposed. */
  candidateId: z.string().max(64).optional(),
});

/** A job that a candidate can be added to. */
export const jobChoiceSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  priority: z.enum(jobPriorities),
  company: companyRefSchema,
  confidential: z.boolean(),
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  liveApplications: z.number().int(),
  leadRecruiter: personRefSchema.nullable(),
  /** Whether the job is on the reader's own list. */
  own: z.boolean(),
  /** Number of required skills, and how many the candidate has; null without a candidate. */
  skills: z.object({ asked: z.number().int(), met: z.number().int() }).nullable(),
  /** Why the candidate cannot be added; null if nothing prevents it. */
  refusal: z
    .object({
      code: z.enum([
        'APPLICATION_EXISTS',
        'CANDIDATE_EXCLUDED_FOR_CLIENT',
        'CANDIDATE_DO_NOT_CONTACT',
        'EARLIER_ATTEMPT',
      ]),
      rule: addToJobItemSchema.shape.rule,
    })
    .nullable(),
});
export type JobChoice = z.infer<typeof jobChoiceSchema>;

/** Own jobs first, then better matches, then more urgent ones. */
export const jobChoicesSchema = z.object({ data: z.array(jobChoiceSchema) });

const note = longText(500).nullable().default(null);

export const applicationVersionSchema = z.strictObject({ version: versionSchema });
export const applicationMoveSchema = z.strictObject({
  version: versionSchema,
  stageId: z.string().max(64),
  /** The card above; null: at the top; absent: at the end. */
  after: idSchema.nullable().optional(),
});
export const applicationHoldSchema = z.strictObject({
  version: versionSchema,
  until: dateSchema.nullable().default(null),
  note,
});
export const applicationWithdrawSchema = z.strictObject({
  version: versionSchema,
  reasonId: idSchema,
  note,
});

const tellingByMailSchema = z.strictObject({
  by: z.literal('mail'),
  template: z.enum(rejectionTemplates),
  delayHours: z
    .number()
    .int()
    .min(0)
    .max(limits.application.messageDelay / hourMs),
  /** A personal message in the mail; the client's feedback is never included. */
  message: longText(limits.application.message).nullable().default(null),
  /** The whole mail as custom text instead of the template's. */
  text: longText(limits.application.mailText, 1).nullable().default(null),
});
const toldInWordsSchema = z.strictObject({ by: z.literal('word') });

/** How the candidate is told: by our mail, in person already, or not yet. */
export const tellingSchema = z.discriminatedUnion('by', [
  tellingByMailSchema,
  toldInWordsSchema,
  z.strictObject({ by: z.literal('later') }),
]);
export type Telling = z.infer<typeof tellingSchema>;

/** How a candidate is told who was not told at the time. */
export const tellingNowSchema = z.discriminatedUnion('by', [
  tellingByMailSchema,
  toldInWordsSchema,
]);
export type TellingNow = z.infer<typeof tellingNowSchema>;

export const applicationRejectSchema = z.strictObject({
  ...applicationWithdrawSchema.shape,
  /** The note that the client may read. */
  clientNote: longText(limits.application.clientNote).nullable().default(null),
  telling: tellingSchema.default({ by: 'later' }),
  /** Adds the candidate to a pool for later. */
  poolId: idSchema.nullable().default(null),
  /** Other jobs to which the candidate is added at once, and whether the mail names them. */
  bridge: z
    .strictObject({
      jobIds: z.array(idSchema).max(limits.application.bridgeJobs),
      inMail: z.boolean(),
    })
    .default({ jobIds: [], inMail: false }),
});
