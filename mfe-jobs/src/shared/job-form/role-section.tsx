import { limits, primaryRoles, seniorities } from '@muster/contracts';
import { FieldRow, FormSection, RichTextEditor, SelectField, TextField } from '@muster/ui';
import { useJobMessages } from '../job-words.ts';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

/** Title and tasks of the role. */
export function RoleSection({ form }: { form: JobForm }) {
  const t = useFormMessages();
  const words = useJobMessages();
  return (
    <FormSection title={t('section.role')}>
      <TextField label={t('title')} help={t('titleHelp')} required {...form.field('title')} />
      <FieldRow>
        <SelectField
          label={t('primaryRole')}
          options={primaryRoles.map((value) => ({ value, label: value }))}
          {...form.field('primaryRole')}
        />
        <SelectField
          label={t('seniority')}
          options={seniorities.map((value) => ({ value, label: words(`seniority.${value}`) }))}
          {...form.field('seniority')}
        />
      </FieldRow>
      <RichTextEditor
        label={t('description')}
        help={t('descriptionHelp')}
        maxLength={limits.job.description.max}
        minHeight={160}
        {...form.field('description')}
      />
      <RichTextEditor label={t('mustHave')} {...form.field('mustHave')} />
      <RichTextEditor label={t('niceToHave')} {...form.field('niceToHave')} />
    </FormSection>
  );
}
