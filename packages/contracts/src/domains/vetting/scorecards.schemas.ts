import { z } from 'zod';
import { findContactData } from '../../core/contact-data.ts';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { languageLevels, seniorities } from '../candidates/candidates.enums.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { unitRateSchema } from '../positions/positions.schemas.ts';
import { transcriptHighlightSchema } from './transcripts.schemas.ts';
import {
  scorecardStates,
  vettingCompetencies,
  vettingInterviewKinds,
  vettingRecommendations,
  type VettingInterviewKind,
} from './vetting.enums.ts';

const { vetting: max } = limits;
const score = z.number().int().min(1).max(5);
const shortNote = text(max.remark).nullable().default(null);

export const competencyRatingSchema = z.strictObject({
  competency: z.enum(vettingCompetencies),
  /** Null: not assessed. */
  score: score.nullable(),
  note: shortNote,
});
export const questionScoreSchema = z.strictObject({
  questionId: idSchema,
  score: score.nullable(),
  note: shortNote,
});
export const verifiedSkillSchema = z.strictObject({ skillId: idSchema, score });

/** An interviewer's input; a draft may be incomplete. */
export const scorecardFieldsSchema = z.strictObject({
  recommendation: z.enum(vettingRecommendations).nullable(),
  ratings: z.array(competencyRatingSchema).max(vettingCompetencies.length),
  answers: z.array(questionScoreSchema).max(limits.question.perUse),
  strengths: longText(max.text),
  concerns: longText(max.text),
  englishLevel: z.enum(languageLevels).nullable(),
  verifiedSkills: z.array(verifiedSkillSchema).max(max.verifiedSkills, { message: 'TOO_MANY' }),
  /** 🔒 Only from users who may read the candidate's rates. */
  suggestedRate: unitRateSchema.nullable().optional(),
  suggestedSeniority: z.enum(seniorities).nullable(),
  /** The only part that may be shown to a client. */
  clientSummary: longText(max.clientSummary),
});
export type ScorecardFields = z.infer<typeof scorecardFieldsSchema>;

/** Returns why a scorecard cannot be submitted as it is. */
export function scorecardProblems(
  card: ScorecardFields,
  kind: VettingInterviewKind | null,
): { path: keyof ScorecardFields; code: 'REQUIRED' | 'TOO_SHORT'; params?: { min: number } }[] {
  const found: ReturnType<typeof scorecardProblems> = [];
  if (card.recommendation === null) found.push({ path: 'recommendation', code: 'REQUIRED' });
  if (!card.ratings.some((rating) => rating.score !== null))
    found.push({ path: 'ratings', code: 'REQUIRED' });
  const longest = Math.max(card.strengths.trim().length, card.concerns.trim().length);
  if (longest < max.explained)
    found.push({ path: 'strengths', code: 'TOO_SHORT', params: { min: max.explained } });
  if (kind === 'intro_language' && card.englishLevel === null)
    found.push({ path: 'englishLevel', code: 'REQUIRED' });
  return found;
}

export const scorecardWriteSchema = z.strictObject({
  version: versionSchema,
  card: scorecardFieldsSchema,
});
export const scorecardBeginSchema = z.strictObject({
  /** The interviewer for whom the user enters the scorecard; null: one's own. */
  authorId: idSchema.nullable().default(null),
});
export const scorecardDeleteSchema = z.strictObject({ version: versionSchema });
export const scorecardActions = ['edit', 'submit', 'amend', 'delete'] as const;

/** A scorecard in a list: without its content if it is hidden from the reader. */
export const scorecardRowSchema = z.object({
  id: idSchema,
  /** Null, like its kind, for a review of work or profile without an interview. */
  interviewId: idSchema.nullable(),
  kind: z.enum(vettingInterviewKinds).nullable(),
  author: personRefSchema.nullable(),
  /** Who entered it for the author; null: the author. */
  typedBy: personRefSchema.nullable(),
  isOwn: z.boolean(),
  status: z.enum(scorecardStates),
  submittedAt: timestampSchema.nullable(),
  /** Others' scores are hidden until the reader submits their own. */
  isHidden: z.boolean(),
  recommendation: z.enum(vettingRecommendations).nullable(),
});
export type ScorecardRow = z.infer<typeof scorecardRowSchema>;

/** A scorecard, with its questions and the scorable skills. */
export const scorecardSchema = scorecardRowSchema.extend({
  candidate: z.object({ id: idSchema, number: z.string(), name: z.string() }),
  interviewAt: timestampSchema.nullable(),
  card: scorecardFieldsSchema,
  /** Questions of the pool when the scorecard was started. */
  questions: z.array(
    z.object({
      id: idSchema,
      text: z.string(),
      competency: z.string().nullable(),
      idealAnswer: z.string().nullable(),
    }),
  ),
  skills: z.array(z.object({ id: idSchema, name: z.string() })),
  /** The approved summary of the transcript, for its author to copy from; null without one. */
  transcript: z
    .object({ sentences: z.array(z.string()), highlights: z.array(transcriptHighlightSchema) })
    .nullable(),
  /** Earlier versions before amendments, newest first. */
  revisions: z.array(
    z.object({
      at: timestampSchema,
      by: personRefSchema.nullable(),
      recommendation: z.enum(vettingRecommendations).nullable(),
      strengths: z.string(),
      concerns: z.string(),
      clientSummary: z.string(),
      ratings: z.array(competencyRatingSchema),
    }),
  ),
  /** Whether this reader may suggest a rate. */
  seesRate: z.boolean(),
  /** The verdict is based only on this scorecard, so it cannot be deleted. */
  isOnlyEvidence: z.boolean(),
  version: versionSchema,
  allowedActions: z.array(z.enum(scorecardActions)),
});
export type Scorecard = z.infer<typeof scorecardSchema>;

/** The vetting summary for clients; without contact data. */
export const vettingClientSummarySchema = z
  .strictObject({
    /** The version that was seen; null if none was released. */
    version: versionSchema.nullable().default(null),
    text: longText(max.clientSummary, 1),
  })
  .superRefine(({ text: said }, ctx) => {
    const [found] = said.length > max.clientSummary ? [] : findContactData(said);
    if (found)
      ctx.addIssue({
        code: 'custom',
        path: ['text'],
        params: { code: 'CONTAINS_CONTACT_DATA', found: found.text },
      });
  });

/** The vetting summary for clients, with the user who released it. */
export const releasedSummarySchema = z.object({
  text: z.string(),
  by: personRefSchema.nullable(),
  at: timestampSchema,
  version: versionSchema,
});
export type VettingClientSummary = z.infer<typeof releasedSummarySchema>;

/** Agreement of the raters: competencies by authors. */
export const vettingSummarySchema = z.object({
  candidate: z.object({ id: idSchema, number: z.string(), name: z.string() }),
  /** Submitted scorecards hidden from the reader until they submit their own. */
  hidden: z.number().int(),
  /** The text for clients; null before it was released. */
  client: releasedSummarySchema.nullable(),
  /** Whether the reader may release and withdraw it. */
  mayRelease: z.boolean(),
  authors: z.array(
    z.object({
      scorecardId: idSchema,
      author: personRefSchema.nullable(),
      kind: z.enum(vettingInterviewKinds).nullable(),
      status: z.enum(scorecardStates),
      submittedAt: timestampSchema.nullable(),
      recommendation: z.enum(vettingRecommendations).nullable(),
      /** Hidden from readers of the summary only. */
      strengths: z.string().nullable(),
      concerns: z.string().nullable(),
      clientSummary: z.string(),
    }),
  ),
  competencies: z.array(
    z.object({
      competency: z.enum(vettingCompetencies),
      /** In the order of `authors`; null if not assessed. */
      scores: z.array(score.nullable()),
      /** Only with at least two scores. */
      average: z.number().nullable(),
      spread: z.number().int().nullable(),
      disagree: z.boolean(),
    }),
  ),
});
export type VettingSummary = z.infer<typeof vettingSummarySchema>;
