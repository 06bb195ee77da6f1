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

/** How an application ended, and where it stood. */
export const applicationExitSchema = z.object({
  at: timestampSchema,
  by: personRefSchema.nullable(),
  side: z.enum(applicationSides),
  /** Null where the ending came from elsewhere: a merge, another job. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
  clientNote: z.string().nullable(),
  /** When and how the person was told; null while they were not. */
  toldAt: timestampSchema.nullable(),
  toldBy: z.enum(['mail', 'word']).nullable(),
  /** Why the mail that was to tell them never reached them; null where none went amiss. */
  missedAs: z.enum(missedTellings).nullable().optional(),
  /** The client would like to see them again, for another of its jobs. */
  forOtherJob: z.boolean().optional(),
  stageKind: z.enum(applicationStageKinds),
});

/** One application of a person as the staff reads it; rates are absent without the right to them. */
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
  /** The stages of the job's pipeline that are in use, in order. */
  stages: z.array(stageRefSchema),
  stageEnteredAt: timestampSchema,
  /** When the stage's time is over; null without a limit, on hold, or once it ended. */
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
  /** What clients read of the person here: an own text, the bio chosen, else the default one. */
  bio: z.object({ chosenId: idSchema.nullable(), isOwnText: z.boolean() }),
  owner: personRefSchema.nullable(),
  addedAt: timestampSchema,
  exit: applicationExitSchema.nullable(),
  /** Another live application of the same person at the same client. */
  sameClient: z.boolean(),
  billRate: rateSchema.nullable().optional(),
  payRate: rateSchema.nullable().optional(),
  version: versionSchema,
  allowedActions: z.array(z.enum(builtApplicationActions)),
});
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

/** Placed ones first, then live ones, then past ones, the latest first. */
export const candidateApplicationsSchema = z.object({
  data: z.array(applicationRowSchema),
  live: z.number().int(),
  mayAdd: z.boolean(),
});
export type CandidateApplications = z.infer<typeof candidateApplicationsSchema>;

/** Why a candidate cannot be added to a job, beside the codes of the error catalogue. */
export const addRefusals = ['EARLIER_ATTEMPT'] as const;

/** Why a candidate cannot be mailed. */
export const unaskedReasons = ['no_email', 'no_mail_wanted'] as const;
export type UnaskedReason = (typeof unaskedReasons)[number];

const addFields = {
  stage: z.enum(earlyStageKinds).default('added'),
  source: z.enum(offeredApplicationSources).default('staff_added'),
  /** Adds those again who were on the job before and left it. */
  again: z.boolean().default(false),
  /** Asks by mail whether the job is of interest; for those who begin in `added` alone. */
  askInterest: z.boolean().default(false),
  /** Says what would happen, and changes nothing. */
  dryRun: z.boolean().default(false),
};

/** A selection of more than `limits.bulk.items` people is refused. */
export const bulkAddToJobSchema = withSelection({
  jobId: idSchema,
  ...addFields,
});

/** Several jobs for one person. */
export const addToJobsSchema = z.strictObject({
  jobIds: z.array(idSchema).min(1).max(limits.bulk.atOnce),
  ...addFields,
});

/**
 * What happened, or would happen, to one person or job: `ok` added, `skipped` already there,
 * `error` why not. `attempt` above 1 says that the person was on the job before.
 */
export const addToJobItemSchema = bulkItemSchema.extend({
  attempt: z.number().int().nullable(),
  /** The rule that keeps the person from this client; only for those who may read it. */
  rule: z
    .object({ rule: z.enum(companyRules), note: z.string().nullable() })
    .nullable()
    .optional(),
  /** Why the question for interest cannot be sent to a candidate who is added all the same. */
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
  /** Marks what this person is on already, and where they may not be proposed. */
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
  /** On the reader's own list of jobs. */
  own: z.boolean(),
  /** Of the skills that the job asks for, how many the person has; null without a person. */
  skills: z.object({ asked: z.number().int(), met: z.number().int() }).nullable(),
  /** Why the person cannot be added; null where nothing is in the way. */
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

/** Own jobs first, then those that fit better, then the more urgent. */
export const jobChoicesSchema = z.object({ data: z.array(jobChoiceSchema) });

const note = longText(500).nullable().default(null);

export const applicationVersionSchema = z.strictObject({ version: versionSchema });
export const applicationMoveSchema = z.strictObject({
  version: versionSchema,
  stageId: z.string().max(64),
  /** The card to stand below; null: at the top; absent: at the end. */
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
  /** Words of one's own in the mail; what the client said is never sent along. */
  message: longText(limits.application.message).nullable().default(null),
  /** The whole mail in words of one's own, in place of the template's. */
  text: longText(limits.application.mailText, 1).nullable().default(null),
});
const toldInWordsSchema = z.strictObject({ by: z.literal('word') });

/** How the person hears of it: by a mail of ours, in words already spoken, or not yet. */
export const tellingSchema = z.discriminatedUnion('by', [
  tellingByMailSchema,
  toldInWordsSchema,
  z.strictObject({ by: z.literal('later') }),
]);
export type Telling = z.infer<typeof tellingSchema>;

/** How a person hears of it who was not told at the time. */
export const tellingNowSchema = z.discriminatedUnion('by', [
  tellingByMailSchema,
  toldInWordsSchema,
]);
export type TellingNow = z.infer<typeof tellingNowSchema>;

export const applicationRejectSchema = z.strictObject({
  ...applicationWithdrawSchema.shape,
  /** What the client may read of it. */
  clientNote: longText(limits.application.clientNote).nullable().default(null),
  telling: tellingSchema.default({ by: 'later' }),
  /** Keeps the person at hand in a pool. */
  poolId: idSchema.nullable().default(null),
  /** Other jobs on which the person begins at once, and whether the mail names them. */
  bridge: z
    .strictObject({
      jobIds: z.array(idSchema).max(limits.application.bridgeJobs),
      inMail: z.boolean(),
    })
    .default({ jobIds: [], inMail: false }),
});
