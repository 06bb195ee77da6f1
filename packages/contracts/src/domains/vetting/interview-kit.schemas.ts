import { z } from 'zod';
import { consentStates } from '../consents/consents.enums.ts';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { languageLevels, seniorities, skillLevels } from '../candidates/candidates.enums.ts';
import { skillEvidences } from '../candidates/skill-evidence.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { answerLanguages } from '../questions/questions.enums.ts';
import { vettingCompetencies, vettingInterviewKinds } from './vetting.enums.ts';

/** Sources of a kit's skills. */
export const kitSkillSources = ['jobs', 'pool', 'record'] as const;

/** The interviewer's sheet: must-haves, questions, and skills without evidence. */
export const interviewKitSchema = z.object({
  interviewId: idSchema,
  kind: z.enum(vettingInterviewKinds),
  attempt: z.number().int(),
  startsAt: timestampSchema.nullable(),
  durationMin: z.number().int(),
  interviewers: z.array(personRefSchema.extend({ isLead: z.boolean() })),
  instructions: z.string().nullable(),
  internalBrief: z.string().nullable(),
  /** Whether the candidate agreed to be recorded; without consent no transcript is kept. */
  recording: z.enum(consentStates),
  candidate: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    headline: z.string().nullable(),
    timeZone: z.string(),
    seniority: z.enum(seniorities).nullable(),
    yearsExperience: z.number().nullable(),
  }),
  pool: z.object({ id: idSchema, name: z.string() }).nullable(),
  skillSource: z.enum(kitSkillSources),
  /** Must-have skills, least evidence first. */
  skills: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      /** The required minimum; null if any level will do. */
      minLevel: z.enum(skillLevels).nullable(),
      minYears: z.number().nullable(),
      level: z.enum(skillLevels).nullable(),
      years: z.number().nullable(),
      evidence: z.enum(skillEvidences),
      verifiedAt: timestampSchema.nullable(),
    }),
  ),
  english: z.object({ level: z.enum(languageLevels).nullable(), assessed: z.boolean() }),
  /** Not scored on any scorecard visible to the reader. */
  openCompetencies: z.array(z.enum(vettingCompetencies)),
  /** Null: hidden from the reader. */
  questions: z
    .array(
      z.object({
        id: idSchema,
        text: z.string(),
        help: z.string().nullable(),
        competency: z.string().nullable(),
        idealAnswer: z.string().nullable(),
        weight: z.number(),
        minutes: z.number().nullable(),
        answerLanguage: z.enum(answerLanguages),
      }),
    )
    .nullable(),
  /** The reader's own scorecard of it, if any. */
  ownScorecardId: idSchema.nullable(),
});
export type InterviewKit = z.infer<typeof interviewKitSchema>;

/** Information for the candidate before an interview: no questions and no weights. */
export const interviewPreparationSchema = z.object({
  interviewId: idSchema,
  kind: z.enum(vettingInterviewKinds),
  startsAt: timestampSchema,
  durationMin: z.number().int(),
  /** First names, the lead first. */
  hosts: z.array(z.string()),
  topics: z.array(z.string()),
  instructions: z.string().nullable(),
});
export type InterviewPreparation = z.infer<typeof interviewPreparationSchema>;

export const interviewPreparationsSchema = z.object({ data: z.array(interviewPreparationSchema) });
