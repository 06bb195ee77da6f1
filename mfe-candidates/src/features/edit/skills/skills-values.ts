import { z } from 'zod';
import {
  candidateSkillFields,
  idSchema,
  languageAssessors,
  languageLevels,
  limits,
  type CandidateRecord,
} from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

type Skill = CandidateRecord['skills'][number];

/** One row of the form; name and verified score are shown, not sent. */
export type SkillRow = Pick<Skill, 'skillId' | 'level' | 'years' | 'lastUsedYear' | 'isPrimary'> & {
  id?: string | undefined;
  name: string;
  verifiedScore: number | null;
};

/** Without the right to assess, the form holds what the person says of themselves. */
export function skillsValues({
  skills,
  english,
  allowedActions,
}: Pick<CandidateRecord, 'skills' | 'english' | 'allowedActions'>) {
  const mayAssess = allowedActions.includes('assess_english');
  const claim = mayAssess ? english[0] : english.find(({ assessedBy }) => assessedBy === 'self');
  return {
    level: claim?.level ?? null,
    assessedBy: claim?.assessedBy ?? ('self' as const),
    skills: skills.map(
      ({ id, skillId, name, level, years, lastUsedYear, isPrimary, verifiedScore }): SkillRow => ({
        ...{ id, skillId, name, level, years, lastUsedYear, isPrimary, verifiedScore },
      }),
    ),
  };
}
export type SkillsValues = ReturnType<typeof skillsValues>;

export const skillsSchema = z
  .object({
    level: z.enum(languageLevels).nullable(),
    assessedBy: z.enum(languageAssessors),
    skills: z
      .array(z.object({ id: idSchema.optional(), ...candidateSkillFields }))
      .max(limits.candidate.skills),
  })
  .superRefine(({ skills }, ctx) => {
    const primary = skills.filter(({ isPrimary }) => isPrimary).length;
    if (primary > limits.candidate.primarySkills)
      ctx.addIssue({
        code: 'custom',
        path: ['skills'],
        params: { code: 'TOO_MANY', max: limits.candidate.primarySkills },
      });
  });

export type SkillsZodForm = ZodForm<SkillsValues, z.output<typeof skillsSchema>>;

/** What of a row the API takes. */
export const skillInput = ({ id, skillId, level, years, lastUsedYear, isPrimary }: SkillRow) => ({
  ...(id && { id }),
  ...{ skillId, level, years, lastUsedYear, isPrimary },
});
