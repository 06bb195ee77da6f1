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

/** The asked sides when a placement ends: the contractor, and the supervisor at the client. */
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
  /** The text is only for the agency, which does not pass it on in other words either. */
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

/** Returns the form schema of one side. */
export const exitSurveyAnswerOf = (side: ExitSurveySide) =>
  exitSurveyAnswerSchema.omit({ version: true }).extend({
    scores: z.strictObject(
      Object.fromEntries(exitSurveyCriteria[side].map((one) => [one, score] as const)),
    ),
  });

/** The survey as its recipient reads it; nothing of the other side's answers. */
export const exitSurveyQuestionSchema = z.object({
  id: idSchema,
  side: z.enum(exitSurveySides),
  agencyName: z.string(),
  /** The subject: the contractor, or the client. */
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

/** Surveys awaiting the reader's answer, earliest expiry first. */
export const ownExitSurveysSchema = z.object({ data: z.array(exitSurveyQuestionSchema) });

/** A survey for staff. */
export const exitSurveySchema = z.object({
  id: idSchema,
  side: z.enum(exitSurveySides),
  status: z.enum(exitSurveyStates),
  /** The asked person; null once they are hidden or deleted. */
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
/** The contractor's survey first. */
export const exitSurveysSchema = z.object({ data: z.array(exitSurveySchema) });
