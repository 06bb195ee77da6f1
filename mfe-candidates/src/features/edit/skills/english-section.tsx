import { languageAssessors, languageLevels, type CandidateRecord } from '@muster/contracts';
import { FieldRow, FormSection, NoticeBar, SelectField } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import type { SkillsZodForm } from './skills-values.ts';

interface EnglishSectionProps {
  form: SkillsZodForm;
  claims: CandidateRecord['english'];
  /** Whether assessments may be entered, rather than only the candidate's own claim. */
  mayAssess: boolean;
}

/** English level and its assessor; an assessed level is shown beside the candidate's own claim. */
export function EnglishSection({ form, claims, mayAssess }: EnglishSectionProps) {
  const t = useMessages();
  const assessors = mayAssess ? languageAssessors : (['self'] as const);
  const own = claims.find((claim) => claim.assessedBy === 'self');
  const assessed = claims.find((claim) => claim.assessedBy !== 'self');
  return (
    <FormSection title={t('edit.skills.english')}>
      <FieldRow>
        <SelectField
          label={t('edit.skills.level')}
          clearable={false}
          options={languageLevels.map((value) => ({ value, label: t(`enum.english.${value}`) }))}
          {...form.field('level')}
        />
        <SelectField
          label={t('edit.skills.assessedBy')}
          required
          options={assessors.map((value) => ({ value, label: t(`enum.assessor.${value}`) }))}
          {...form.field('assessedBy')}
        />
      </FieldRow>
      {assessed && (!mayAssess || (own && own.level !== assessed.level)) && (
        <NoticeBar>
          {own && own.level !== assessed.level
            ? t('edit.skills.bothClaims', {
                self: t(`enum.english.${own.level}`),
                assessed: t(`enum.english.${assessed.level}`),
              })
            : t('edit.skills.assessedClaim', { level: t(`enum.english.${assessed.level}`) })}
        </NoticeBar>
      )}
    </FormSection>
  );
}
