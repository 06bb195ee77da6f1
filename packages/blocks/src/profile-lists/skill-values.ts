import { z } from 'zod';
import { candidateSkillFields, idSchema, limits, type CandidateRecord } from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

type Skill = CandidateRecord['skills'][number];

/** A row of the form; extra fields beside the skill are shown, not sent. */
export type SkillRow = Pick<Skill, 'skillId' | 'level' | 'years' | 'lastUsedYear' | 'isPrimary'> & {
  id?: string | undefined;
  name: string;
  verifiedScore: number | null;
  /** Whether a vetter has assessed it and the editor may not change that. */
  isLocked: boolean;
};
export type SkillListValues = { skills: SkillRow[] };

/** The part of a form that the list needs; the form may hold more than the skills. */
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

/** Returns the part of a row that the API accepts. */
export const skillInput = ({ id, skillId, level, years, lastUsedYear, isPrimary }: SkillRow) => ({
  ...(id && { id }),
  skillId,
  level,
  years,
  lastUsedYear,
  isPrimary,
});
