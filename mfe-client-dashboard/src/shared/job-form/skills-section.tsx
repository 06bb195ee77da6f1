import { JobSkillFields } from '@muster/blocks';
import { FormSection } from '@muster/ui';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';
import { useSkillOptions } from './use-skill-options.ts';

/** Required and helpful skills. */
export function SkillsSection({ form }: { form: JobForm }) {
  const t = useFormMessages();
  const search = useSkillOptions();
  return (
    <>
      <FormSection title={t('section.skills')} text={t('skillsText')}>
        <JobSkillFields form={form} list="skillsRequired" search={search} />
      </FormSection>
      <FormSection title={t('section.niceSkills')} text={t('niceText')}>
        <JobSkillFields form={form} list="skillsNice" search={search} />
      </FormSection>
    </>
  );
}
