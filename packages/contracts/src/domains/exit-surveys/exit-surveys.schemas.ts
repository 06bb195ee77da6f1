import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { exitSurveyStates } from './exit-surveys.machine.ts';

/** Who is asked when a placement ends: the contractor, and who led the work at the client. */
export const exitSurveySides = ['contractor', 'client'] as const;
export type ExitSurveySide = (typeof exitSurveySides)[number];

/** What each side rates, from 1 to 5. */
export const exitSurveyCriteria = {
  contractor: ['work', 'team', 'agency'],
  client: ['quality', 'communication', 'reliability'],
} as const satisfies Record<ExitSurveySide, readonly string[]>;
export type ExitSurveyCriterion = (typeof exitSurveyCriteria)[ExitSurveySide][number];
const criteria = [...exitSurveyCriteria.contractor, ...exitSurveyCriteria.client] as const;
const criterion = z.enum(criteria);

/** Whether they would work together again. */
export const exitSurveyVerdicts = ['yes', 'maybe', 'no'] as const;
export type ExitSurveyVerdict = (typeof exitSurveyVerdicts)[number];

const score = z.number().int().min(limits.exitSurvey.score.min).max(limits.exitSurvey.score.max);
const said = {
  again: z.enum(exitSurveyVerdicts),
  scores: z.partialRecord(criterion, score),
  comment: longText(limits.exitSurvey.comment),
  /** What is written is for the agency alone, and is not passed on in its words either. */
  isPrivate: z.boolean(),
};

/** An answer; each criterion of the side has to be rated. */
export const exitSurveyAnswerSchema = z.strictObject({
  version: versionSchema,
  again: said.again,
  scores: said.scores,
  comment: said.comment.nullable().default(null),
  isPrivate: said.isPrivate.default(false),
});

/** What a form of one side has to say. */
export const exitSurveyAnswerOf = (side: ExitSurveySide) =>
  exitSurveyAnswerSchema.omit({ version: true }).extend({
    scores: z.strictObject(
      Object.fromEntries(exitSurveyCriteria[side].map((one) => [one, score] as const)),
    ),
  });

/** The survey as who is asked reads it; nothing of what the other side says. */
export const exitSurveyQuestionSchema = z.object({
  id: idSchema,
  side: z.enum(exitSurveySides),
  agencyName: z.string(),
  /** Whom it is about: the contractor, or the client. */
  about: z.string(),
  job: z.string(),
  /** Number of the placement. */
  number: z.string(),
  startDate: dateSchema,
  endDate: dateSchema.nullable(),
  criteria: z.array(criterion),
  expiresAt: timestampSchema,
  answeredAt: timestampSchema.nullable(),
  version: versionSchema,
  mayAnswer: z.boolean(),
});
export type ExitSurveyQuestion = z.infer<typeof exitSurveyQuestionSchema>;

/** Those that wait for the reader's answer, the first to run out first. */
export const ownExitSurveysSchema = z.object({ data: z.array(exitSurveyQuestionSchema) });

/** A survey as the staff reads it. */
export const exitSurveySchema = z.object({
  id: idSchema,
  side: z.enum(exitSurveySides),
  status: z.enum(exitSurveyStates),
  /** Who was asked; null once they are hidden or gone. */
  person: z.string().nullable(),
  askedAt: timestampSchema,
  remindedAt: timestampSchema.nullable(),
  expiresAt: timestampSchema,
  answeredAt: timestampSchema.nullable(),
  again: said.again.nullable(),
  scores: said.scores,
  comment: said.comment.nullable(),
  isPrivate: said.isPrivate,
});
export type ExitSurvey = z.infer<typeof exitSurveySchema>;
/** The contractor's first. */
export const exitSurveysSchema = z.object({ data: z.array(exitSurveySchema) });
