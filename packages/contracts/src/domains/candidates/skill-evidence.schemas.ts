import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { vettingInterviewKinds } from '../vetting/vetting.enums.ts';
import { skillEvidenceKinds } from './skill-evidence.ts';

/** One finding about a skill: what, when and by whom. */
export const skillFindingSchema = z.object({
  /** Of the scorecard or the feedback. */
  id: idSchema,
  kind: z.enum(skillEvidenceKinds),
  /** 1–5: of the skill, or of all that is technical where a client said it. */
  score: z.number().int(),
  at: timestampSchema,
  by: z.string(),
  /** The kind of the interview; null for reviews and clients. */
  interview: z.enum(vettingInterviewKinds).nullable(),
  /** What the client's feedback is about; null for what the agency found. */
  job: z.object({ id: idSchema, title: z.string(), company: z.string() }).nullable(),
});
export type SkillFinding = z.infer<typeof skillFindingSchema>;

/** All that speaks for the skills of a person, as far as the reader may know it. */
export const skillFindingsSchema = z.object({
  /** Scorecards whose marks are shown once the reader's own is in. */
  hidden: z.number().int(),
  /** Skills with findings, in the order of the record; the latest finding first. */
  data: z.array(
    z.object({ skillId: idSchema, name: z.string(), findings: z.array(skillFindingSchema) }),
  ),
});
export type SkillFindings = z.infer<typeof skillFindingsSchema>;
