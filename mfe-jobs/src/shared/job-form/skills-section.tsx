import { JobSkillFields } from '@muster/blocks';
import { limits } from '@muster/contracts';
import { FormSection } from '@muster/ui';
import { useSkillOptions } from '../use-job-options.ts';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

const max = limits.job.skills;

/** Required and helpful skills. */
export function SkillsSection({ form }: { form: JobForm }) {
  const t = useFormMessages();
  const search = useSkillOptions();
  return (
    <>
      <FormSection title={t('required')} text={t('requiredText', { max })}>
        <JobSkillFields form={form} list="skillsRequired" search={search} />
      </FormSection>
      <FormSection title={t('nice')} text={t('niceText', { max })}>
        <JobSkillFields form={form} list="skillsNice" search={search} />
      </FormSection>
    </>
  );
}
