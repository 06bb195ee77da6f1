import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  moneySchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { teamKinds } from '../team/team.enums.ts';
import {
  clientInputSchema,
  clientToAskSchema,
  evaluationInputSchema,
} from './evaluation-input.schemas.ts';
import { totalWeight } from './evaluation-score.ts';
import { evaluationActions, goalStates } from './evaluations.enums.ts';
import { evaluationMachine } from './evaluations.machine.ts';

const { evaluation: max } = limits;

/** One criterion of the rating. */
export const criterionSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  weight: z.number().int(),
});
export type Criterion = z.infer<typeof criterionSchema>;

const criterionInput = z.strictObject({
  /** Id of an existing criterion; ratings refer to it. */
  id: idSchema.optional(),
  name: text(max.name.max, max.name.min),
  description: text(max.description).default(''),
  weight: z.number().int().min(1).max(max.totalWeight),
});
export type CriterionInput = z.infer<typeof criterionInput>;

/** Enough criteria to be fair, with weights that add up exactly. */
export const criteriaSchema = z
  .array(criterionInput)
  .min(max.criteria.min)
  .max(max.criteria.max)
  .refine((criteria) => totalWeight(criteria) === max.totalWeight, {
    params: { code: 'EVALUATION_WEIGHTS' },
  });

const scoreSchema = z.number().int().min(max.score.min).max(max.score.max).nullable();
export const ratingInput = z.strictObject({
  criterionId: idSchema,
  score: scoreSchema,
  comment: longText(max.comment).nullable().default(null),
});
export type RatingInput = z.infer<typeof ratingInput>;
const ratingsInput = z.array(ratingInput).max(max.criteria.max);
export const ratingSchema = z.object({
  criterionId: idSchema,
  score: z.number().int().nullable(),
  comment: z.string().nullable(),
});
export type Rating = z.infer<typeof ratingSchema>;

export const goalSchema = z.object({
  id: idSchema,
  text: z.string(),
  dueOn: dateSchema.nullable(),
  status: z.enum(goalStates),
  /** It was carried over from the previous evaluation. */
  carried: z.boolean(),
});
export type Goal = z.infer<typeof goalSchema>;
export const goalInput = z.strictObject({
  id: idSchema.optional(),
  text: text(max.goal, 1),
  dueOn: dateSchema.nullable().default(null),
  status: z.enum(goalStates).default('open'),
});

export const evaluationRowSchema = z.object({
  id: idSchema,
  cycle: z.string(),
  periodStart: dateSchema,
  periodEnd: dateSchema,
  dueOn: dateSchema,
  /** The due day has passed and it is not shared yet. */
  isLate: z.boolean(),
  status: z.enum(evaluationMachine.states),
  reviewer: personRefSchema.nullable(),
  /** Null until every criterion is rated, and for readers who may not see it yet. */
  score: z.number().nullable(),
  version: versionSchema,
});
export type EvaluationRow = z.infer<typeof evaluationRowSchema>;

/**
 * An evaluation as its reader may see it: of an unshared one about the reader, only the self
 * review.
 */
export const evaluationSchema = evaluationRowSchema.extend({
  member: z.object({ id: idSchema, name: z.string(), kind: z.enum(teamKinds) }),
  isOwn: z.boolean(),
  criteria: z.array(criterionSchema),
  selfRatings: z.array(ratingSchema),
  /** Deadline of the self review. */
  selfDueOn: dateSchema.nullable(),
  ratings: z.array(ratingSchema),
  strengths: z.string(),
  improvements: z.string(),
  goals: z.array(goalSchema),
  /** The client's statements by phone or in a meeting, and who entered them. */
  clientInput: clientInputSchema
    .extend({ by: personRefSchema.nullable(), at: timestampSchema })
    .nullable(),
  /** Requests to client supervisors, latest first; the evaluated person sees only answers. */
  inputs: z.array(evaluationInputSchema),
  /** Supervisors that the reader may ask: one for each contract of the period. */
  clientsToAsk: z.array(clientToAskSchema),
  /** The reviewer no longer works here, or no longer has a role that evaluates. */
  reviewerLeft: z.boolean(),
  /** Why it was returned, cancelled or reopened, for people who work on it. */
  note: z.string().nullable(),
  submittedAt: timestampSchema.nullable(),
  sharedAt: timestampSchema.nullable(),
  acknowledgedAt: timestampSchema.nullable(),
  memberComment: z.string().nullable(),
  /** Versions before it was reopened, latest first. */
  revisions: z.array(
    z.object({ at: timestampSchema, by: personRefSchema.nullable(), score: z.number().nullable() }),
  ),
  /** 🔒 Absent for the evaluated person, and for everyone who does not lead or review them. */
  managerOnlyNote: z.string().nullable().optional(),
  /** 🔒 Additionally requires permission to read rates. */
  rateSuggestion: moneySchema.nullable().optional(),
  allowedActions: z.array(z.enum(evaluationActions)),
});
export type Evaluation = z.infer<typeof evaluationSchema>;

export const memberEvaluationsSchema = z.object({
  /** Latest first. */
  data: z.array(evaluationRowSchema),
  goals: z.array(goalSchema),
  /** Due day of the next one; null for people who have left. */
  nextDueOn: dateSchema.nullable(),
  /** Initial values of the next one, for users who may start it. */
  next: z
    .object({
      cycle: z.string(),
      periodStart: dateSchema,
      periodEnd: dateSchema,
      dueOn: dateSchema,
      reviewer: personRefSchema.nullable(),
    })
    .nullable(),
});
export type MemberEvaluations = z.infer<typeof memberEvaluationsSchema>;

export const evaluationCreateSchema = z
  .strictObject({
    cycle: text(max.cycle, 1),
    periodStart: dateSchema,
    periodEnd: dateSchema,
    dueOn: dateSchema,
    reviewerUserId: idSchema,
    templateId: idSchema,
  })
  .refine(({ periodStart, periodEnd }) => periodStart <= periodEnd, {
    path: ['periodEnd'],
    params: { code: 'DATE_ORDER' },
  })
  .refine(({ periodStart, dueOn }) => periodStart <= dueOn, {
    path: ['dueOn'],
    params: { code: 'DATE_ORDER' },
  });

const version = { version: versionSchema };
export const evaluationVersionSchema = z.strictObject(version);

/** Reviewer, due day, and the criteria while nothing is rated. */
export const evaluationPlanSchema = z.strictObject({
  ...version,
  changes: z
    .strictObject({ reviewerUserId: idSchema, dueOn: dateSchema, criteria: criteriaSchema })
    .partial(),
});

/** The reviewer's content; only changed parts are sent, ratings by criterion. */
export const evaluationContentSchema = z
  .strictObject({
    ratings: ratingsInput,
    strengths: longText(max.text),
    improvements: longText(max.text),
    goals: z.array(goalInput).max(max.goals),
    clientInput: clientInputSchema.nullable(),
    managerOnlyNote: longText(max.managerNote).nullable(),
    rateSuggestion: moneySchema.nullable(),
  })
  .partial();
export type EvaluationContent = z.infer<typeof evaluationContentSchema>;
export const evaluationPatch = z.strictObject({ ...version, changes: evaluationContentSchema });

export const selfReviewSchema = z.strictObject({ ...version, ratings: ratingsInput });
export const evaluationNoteSchema = z.strictObject({
  ...version,
  note: longText(max.note, 1),
});
export const evaluationReasonSchema = z.strictObject({
  ...version,
  reason: longText(limits.approval.reason.max, limits.approval.reason.min),
});
export const acknowledgeSchema = z.strictObject({
  ...version,
  comment: longText(max.memberComment).default(''),
});

export const evaluationTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  criteria: z.array(criterionSchema),
  isActive: z.boolean(),
  /** Used by evaluations that start automatically. */
  isDefault: z.boolean(),
  updatedAt: timestampSchema,
  /** Null: the original template. */
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type EvaluationTemplate = z.infer<typeof evaluationTemplateSchema>;
export const evaluationTemplateListSchema = z.object({ data: z.array(evaluationTemplateSchema) });
const templateFields = {
  name: text(max.name.max, max.name.min),
  criteria: criteriaSchema,
};
export const evaluationTemplateCreateSchema = z.strictObject(templateFields);
export const evaluationTemplatePatch = z.strictObject({
  ...version,
  changes: z
    .strictObject({ ...templateFields, isActive: z.boolean(), isDefault: z.literal(true) })
    .partial(),
});
