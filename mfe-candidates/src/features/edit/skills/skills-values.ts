import { z } from 'zod';
import { languageAssessors, languageLevels, type CandidateRecord } from '@muster/contracts';
import { languageRows, languagesField, skillsField, type SkillRow } from '@muster/blocks';
import type { ZodForm } from '@muster/ui';

/** Without permission to assess, the form contains the candidate's own claims. */
export function skillsValues({
  skills,
  english,
  languages,
  allowedActions,
}: Pick<CandidateRecord, 'skills' | 'english' | 'languages' | 'allowedActions'>) {
  const mayAssess = allowedActions.includes('assess_english');
  const claim = mayAssess ? english[0] : english.find(({ assessedBy }) => assessedBy === 'self');
  return {
    level: claim?.level ?? null,
    assessedBy: claim?.assessedBy ?? ('self' as const),
    languages: languageRows(languages, mayAssess),
    skills: skills.map(
      ({ id, skillId, name, level, years, lastUsedYear, isPrimary, verifiedScore }): SkillRow => ({
        id,
        skillId,
        name,
        level,
        years,
        lastUsedYear,
        isPrimary,
        verifiedScore,
        isLocked: false,
      }),
    ),
  };
}
export type SkillsValues = ReturnType<typeof skillsValues>;

export const skillsSchema = z.object({
  level: z.enum(languageLevels).nullable(),
  assessedBy: z.enum(languageAssessors),
  languages: languagesField,
  skills: skillsField,
});

export type SkillsZodForm = ZodForm<SkillsValues, z.output<typeof skillsSchema>>;
