import { z } from 'zod';
import { bulkItemSchema, bulkResultSchema } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import { anyOfIds } from '../../core/pagination.ts';
import {
  dateSchema,
  idSchema,
  longText,
  moneySchema,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import {
  languageAssessors,
  languageLevels,
  primaryRoles,
  rateUnits,
  skillLevels,
  vettingStates,
} from '../candidates/candidates.enums.ts';
import { approvalReasonSchema } from '../approvals/approvals.schemas.ts';
import { applicationStageKinds, applicationStates, jobStates } from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { applicationSides, candidateInterests, clientDecisions } from './applications.enums.ts';
import { builtApplicationActions } from './applications.machine.ts';
import { tellingSchema } from './applications.schemas.ts';
import { earlyStageKinds } from './pipeline.ts';

/** Columns beside the stages: on-hold applications of any stage, and ended ones. */
export const extraColumns = ['on_hold', 'ended'] as const;

/** The most important flags of a card. */
export const cardFlags = [
  'not_vetted',
  'excluded',
  'no_consent',
  'same_client',
  'do_not_contact',
] as const;
export type CardFlag = (typeof cardFlags)[number];

const rateSchema = moneySchema.extend({ unit: z.enum(['hour', 'month']) });

/** A candidate on a job's board; rates are absent without the permission. */
export const boardCardSchema = z.object({
  id: idSchema,
  version: versionSchema,
  /** A stage id or one of {@link extraColumns}. */
  column: z.string(),
  stage: z.object({ id: z.string(), name: z.string(), kind: z.enum(applicationStageKinds) }),
  status: z.enum(applicationStates),
  /** Position within the column. */
  rank: z.number(),
  candidate: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    photo: photoSchema.optional(),
    headline: z.string().nullable(),
    /** The candidate's most relevant skill for this job. */
    skill: z.string().nullable(),
    primaryRole: z.enum(primaryRoles).nullable(),
    yearsExperience: z.number().nullable(),
    city: z.string().nullable(),
    country: z.string(),
    vettingStatus: z.enum(vettingStates),
  }),
  stageEnteredAt: timestampSchema,
  /** When the stage's time limit ends; null without a limit, on hold, or once ended. */
  stageDueAt: timestampSchema.nullable(),
  onHold: z.boolean(),
  holdUntil: dateSchema.nullable(),
  holdNote: z.string().nullable(),
  attempt: z.number().int(),
  interest: z.enum(candidateInterests),
  clientDecision: z.enum(clientDecisions),
  clientHasSeen: z.boolean(),
  owner: personRefSchema.nullable(),
  /** 0–100; null before the first match run. */
  score: z.number().int().nullable(),
  flags: z.array(z.enum(cardFlags)),
  exit: z
    .object({ at: timestampSchema, side: z.enum(applicationSides), reason: z.string().nullable() })
    .nullable(),
  billRate: rateSchema.nullable().optional(),
  payRate: rateSchema.nullable().optional(),
  allowedActions: z.array(z.enum(builtApplicationActions)),
});
export type BoardCard = z.infer<typeof boardCardSchema>;

const columnFacts = {
  id: z.string(),
  name: z.string(),
  /** Null for a column that is not a stage. */
  kind: z.enum(applicationStageKinds).nullable(),
  slaHours: z.number().nullable(),
  /** All active candidates of the column, on this page or not; in `ended`, all candidates. */
  total: z.number().int(),
  /** Candidates who began to work: their cards stay below the others and count as placed only. */
  placed: z.number().int().default(0),
  /** Number of candidates past the stage's time limit. */
  late: z.number().int(),
  oldestAt: timestampSchema.nullable(),
};

/** A column without its cards: the data of its header. */
export const boardColumnHeadSchema = z.object(columnFacts);
export type BoardColumnHead = z.infer<typeof boardColumnHeadSchema>;

export const boardColumnSchema = z.object({
  ...columnFacts,
  cards: z.array(boardCardSchema),
  nextCursor: z.string().nullable(),
});
export type BoardColumn = z.infer<typeof boardColumnSchema>;

const filters = {
  q: z.string().trim().max(limits.search.query).optional(),
  'filter[owner]': anyOfIds.optional(),
  'filter[score][gte]': z.coerce.number().int().min(0).max(100).optional(),
  /** Includes candidates who were rejected or withdrew. */
  ended: z.enum(['shown']).optional(),
};

export const boardQuery = z.strictObject({
  ...filters,
  /** Only this column, starting at `cursor`. */
  column: z.string().max(64).optional(),
  cursor: z.string().max(500).optional(),
});

/** The board: the columns in order, each with its first cards. */
export const boardSchema = z.object({
  job: z.object({
    id: idSchema,
    number: z.string(),
    title: z.string(),
    status: z.enum(jobStates),
    company: z.object({ id: idSchema, name: z.string() }),
  }),
  columns: z.array(boardColumnSchema),
  /** All active candidates of the job, as counted on the job itself. */
  live: z.number().int(),
  /** Candidates who were rejected or withdrew, shown or not. */
  ended: z.number().int(),
  /** The owners of the candidates on this board, for the filter. */
  owners: z.array(personRefSchema),
  mayAdd: z.boolean(),
  /** Later changes are in `changes` with this value as `since`. */
  asOf: timestampSchema,
});
export type Board = z.infer<typeof boardSchema>;

export const boardChangesQuery = z.strictObject({ ...filters, since: timestampSchema });

/** Changes of a board since it was read: cards added, moved or changed, and cards removed. */
export const boardChangesSchema = z.object({
  columns: z.array(boardColumnHeadSchema),
  cards: z.array(boardCardSchema),
  gone: z.array(idSchema),
  live: z.number().int(),
  ended: z.number().int(),
  asOf: timestampSchema,
});
export type BoardChanges = z.infer<typeof boardChangesSchema>;

/** Several candidates of one job side by side, and the job's requirements. */
export const comparisonSchema = z.object({
  job: z.object({
    englishMin: z.enum(languageLevels),
    timeZoneBase: z.string().nullable(),
    overlapHours: z.number().nullable(),
    skills: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        minLevel: z.enum(skillLevels).nullable(),
        minYears: z.number().nullable(),
        must: z.boolean(),
      }),
    ),
  }),
  people: z.array(
    z.object({
      card: boardCardSchema,
      english: z
        .object({ level: z.enum(languageLevels), assessedBy: z.enum(languageAssessors).nullable() })
        .nullable(),
      timeZone: z.string(),
      noticeDays: z.number().int().nullable(),
      availableFrom: dateSchema.nullable(),
      /** The job's requirements that the candidate meets. */
      skills: z.array(
        z.object({
          id: idSchema,
          level: z.enum(skillLevels).nullable(),
          years: z.number().nullable(),
          verifiedScore: z.number().nullable(),
          verifiedAt: timestampSchema.nullable().optional(),
        }),
      ),
      /** The candidate's requested rate; absent without the permission. */
      currentRate: moneySchema
        .extend({ unit: z.enum(rateUnits) })
        .nullable()
        .optional(),
    }),
  ),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** `after` is the card above the new position; null: at the top. */
export const reorderSchema = z.strictObject({
  version: versionSchema,
  after: idSchema.nullable(),
});

const bulkFields = {
  ids: z.array(idSchema).min(1).max(limits.application.bulkMove),
  /** Reports the effects without changing anything. */
  dryRun: z.boolean().default(false),
};

export const boardBulkMoveSchema = z.strictObject({ ...bulkFields, stageId: z.string().max(64) });
export const boardBulkRemoveSchema = z.strictObject(bulkFields);
export const boardBulkRejectSchema = z.strictObject({
  ...bulkFields,
  reasonId: idSchema,
  note: longText(500).nullable().default(null),
  telling: tellingSchema.default({ by: 'later' }),
  /** The reason for a second person to approve, for more than `limits.application.bulkReject`. */
  approvalReason: approvalReasonSchema.nullable().default(null),
});
export const boardBulkMoveToJobSchema = z.strictObject({
  ...bulkFields,
  jobId: idSchema,
  stage: z.enum(earlyStageKinds).default('added'),
});
/** `version` is the one after the change, for an undo; null if nothing changed. */
export const boardBulkItemSchema = bulkItemSchema.extend({
  version: versionSchema.nullable(),
  /** The new application on the other job. */
  newId: idSchema.nullable().optional(),
});
export type BoardBulkItem = z.infer<typeof boardBulkItemSchema>;

/** `skipped` records are already in the target state. */
export const boardBulkResultSchema = bulkResultSchema.extend({
  items: z.array(boardBulkItemSchema),
});
export type BoardBulkResult = z.infer<typeof boardBulkResultSchema>;

/**
 * While a second person's approval is pending, no application is rejected yet: `items` is empty.
 */
export const boardBulkRejectResultSchema = boardBulkResultSchema.extend({
  approval: z.object({ id: idSchema, expiresAt: timestampSchema }).nullable(),
});
