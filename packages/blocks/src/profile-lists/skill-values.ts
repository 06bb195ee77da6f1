import { z } from 'zod';
import { candidateSkillFields, idSchema, limits, type CandidateRecord } from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

type Skill = CandidateRecord['skills'][number];

/** One row of the form; what stands beside the skill is shown, not sent. */
export type SkillRow = Pick<Skill, 'skillId' | 'level' | 'years' | 'lastUsedYear' | 'isPrimary'> & {
  id?: string | undefined;
  name: string;
  verifiedScore: number | null;
  /** A vetter has judged it, and who edits may not change that. */
  isLocked: boolean;
};
export type SkillListValues = { skills: SkillRow[] };

/** What the list needs of a form; the form may hold more than the skills. */
export interface SkillListForm {
  values: SkillListValues;
  setValue: (path: 'skills', value: SkillRow[]) => void;
  list: (path: 'skills') => ReturnType<ListForm['list']>;
  field: ListForm['field'];
}
type ListForm = ZodForm<SkillListValues, unknown>;

export const skillsField = z
  .array(z.object({ id: idSchema.optional(), ...candidateSkillFields }))
  .max(limits.candidate.skills)
  .refine((rows) => rows.filter(({ isPrimary }) => isPrimary).length <= max, {
    params: { code: 'TOO_MANY', max: limits.candidate.primarySkills },
  });
const max = limits.candidate.primarySkills;

/** What of a row the API takes. */
export const skillInput = ({ id, skillId, level, years, lastUsedYear, isPrimary }: SkillRow) => ({
  ...(id && { id }),
  skillId,
  level,
  years,
  lastUsedYear,
  isPrimary,
});
