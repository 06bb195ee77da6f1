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

/** Columns beside the stages: what is on hold, whatever its stage, and what has ended. */
export const extraColumns = ['on_hold', 'ended'] as const;

/** The flags of a card that matter most. */
export const cardFlags = [
  'not_vetted',
  'excluded',
  'no_consent',
  'same_client',
  'do_not_contact',
] as const;
export type CardFlag = (typeof cardFlags)[number];

const rateSchema = moneySchema.extend({ unit: z.enum(['hour', 'month']) });

/** A person on the board of a job; rates are absent without the right to them. */
export const boardCardSchema = z.object({
  id: idSchema,
  version: versionSchema,
  /** A stage or one of {@link extraColumns}. */
  column: z.string(),
  stage: z.object({ id: z.string(), name: z.string(), kind: z.enum(applicationStageKinds) }),
  status: z.enum(applicationStates),
  /** Order inside the column. */
  rank: z.number(),
  candidate: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    photo: photoSchema.optional(),
    headline: z.string().nullable(),
    /** The skill of the person that says most about this job. */
    skill: z.string().nullable(),
    primaryRole: z.enum(primaryRoles).nullable(),
    yearsExperience: z.number().nullable(),
    city: z.string().nullable(),
    country: z.string(),
    vettingStatus: z.enum(vettingStates),
  }),
  stageEnteredAt: timestampSchema,
  /** When the stage's time is over; null without a limit, on hold, or once it ended. */
  stageDueAt: timestampSchema.nullable(),
  onHold: z.boolean(),
  holdUntil: dateSchema.nullable(),
  holdNote: z.string().nullable(),
  attempt: z.number().int(),
  interest: z.enum(candidateInterests),
  clientDecision: z.enum(clientDecisions),
  clientHasSeen: z.boolean(),
  owner: personRefSchema.nullable(),
  /** 0–100; null before the first matching. */
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
  /** Null for a column beside the stages. */
  kind: z.enum(applicationStageKinds).nullable(),
  slaHours: z.number().nullable(),
  /** All active candidates of the column, also those not on this page; in `ended` all. */
  total: z.number().int(),
  /** Who began to work: their cards stay below the others and count as placed, not as candidates. */
  placed: z.number().int().default(0),
  /** How many stand longer than the stage's time. */
  late: z.number().int(),
  oldestAt: timestampSchema.nullable(),
};

/** A column without its cards: what its head says. */
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
  /** Shows those who were rejected or withdrew. */
  ended: z.enum(['shown']).optional(),
};

export const boardQuery = z.strictObject({
  ...filters,
  /** One column alone, from `cursor` on. */
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
  /** Those who were rejected or withdrew, shown or not. */
  ended: z.number().int(),
  /** The owners of the candidates on this board, for the filter. */
  owners: z.array(personRefSchema),
  mayAdd: z.boolean(),
  /** What changes from here on is in `changes` with this `since`. */
  asOf: timestampSchema,
});
export type Board = z.infer<typeof boardSchema>;

export const boardChangesQuery = z.strictObject({ ...filters, since: timestampSchema });

/** The changes of a board since it was read: cards added, moved or changed, and cards removed. */
export const boardChangesSchema = z.object({
  columns: z.array(boardColumnHeadSchema),
  cards: z.array(boardCardSchema),
  gone: z.array(idSchema),
  live: z.number().int(),
  ended: z.number().int(),
  asOf: timestampSchema,
});
export type BoardChanges = z.infer<typeof boardChangesSchema>;

/** Several people of one job side by side, and what the job asks for. */
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
      /** Of what the job asks for, what the person has. */
      skills: z.array(
        z.object({
          id: idSchema,
          level: z.enum(skillLevels).nullable(),
          years: z.number().nullable(),
          verifiedScore: z.number().nullable(),
          verifiedAt: timestampSchema.nullable().optional(),
        }),
      ),
      /** What the person asks for; absent without the right to it. */
      currentRate: moneySchema
        .extend({ unit: z.enum(rateUnits) })
        .nullable()
        .optional(),
    }),
  ),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** `after` is the card that it comes to stand below; null: at the top. */
export const reorderSchema = z.strictObject({
  version: versionSchema,
  after: idSchema.nullable(),
});

const bulkFields = {
  ids: z.array(idSchema).min(1).max(limits.application.bulkMove),
  /** Says what would happen, and changes nothing. */
  dryRun: z.boolean().default(false),
};

export const boardBulkMoveSchema = z.strictObject({ ...bulkFields, stageId: z.string().max(64) });
export const boardBulkRemoveSchema = z.strictObject(bulkFields);
export const boardBulkRejectSchema = z.strictObject({
  ...bulkFields,
  reasonId: idSchema,
  note: longText(500).nullable().default(null),
  telling: tellingSchema.default({ by: 'later' }),
  /** Why a second person should agree, for more than `limits.application.bulkReject` people. */
  approvalReason: approvalReasonSchema.nullable().default(null),
});
export const boardBulkMoveToJobSchema = z.strictObject({
  ...bulkFields,
  jobId: idSchema,
  stage: z.enum(earlyStageKinds).default('added'),
});
/** `version` is the one after the change, for who takes it back; null where nothing was changed. */
export const boardBulkItemSchema = bulkItemSchema.extend({
  version: versionSchema.nullable(),
  /** The new application on the other job. */
  newId: idSchema.nullable().optional(),
});
export type BoardBulkItem = z.infer<typeof boardBulkItemSchema>;

/** `skipped` is what stands where it should already. */
export const boardBulkResultSchema = bulkResultSchema.extend({
  items: z.array(boardBulkItemSchema),
});
export type BoardBulkResult = z.infer<typeof boardBulkResultSchema>;

/** While a second person's approval is pending no application is rejected yet: `items` is empty. */
export const boardBulkRejectResultSchema = boardBulkResultSchema.extend({
  approval: z.object({ id: idSchema, expiresAt: timestampSchema }).nullable(),
});
