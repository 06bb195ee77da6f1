import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { vettingInterviewKinds } from '../vetting/vetting.enums.ts';
import { skillEvidenceKinds } from './skill-evidence.ts';

/** One finding about a skill with its content, date and author. */
export const skillFindingSchema = z.object({
  /** Id of the scorecard or the feedback. */
  id: idSchema,
  kind: z.enum(skillEvidenceKinds),
  /** 1–5: for the skill, or from a client for all technical skills. */
  score: z.number().int(),
  at: timestampSchema,
  by: z.string(),
  /** The kind of interview; null for reviews and clients. */
  interview: z.enum(vettingInterviewKinds).nullable(),
  /** The job that the client's feedback is about; null for findings of the agency. */
  job: z.object({ id: idSchema, title: z.string(), company: z.string() }).nullable(),
});
export type SkillFinding = z.infer<typeof skillFindingSchema>;

/** All evidence for a candidate's skills, as far as the reader may see it. */
export const skillFindingsSchema = z.object({
  /** Number of scorecards hidden until the reader submits their own. */
  hidden: z.number().int(),
  /** Skills with findings, in the order of the record; latest finding first. */
  data: z.array(
    z.object({ skillId: idSchema, name: z.string(), findings: z.array(skillFindingSchema) }),
  ),
});
export type SkillFindings = z.infer<typeof skillFindingsSchema>;
