import { limits, primaryRoles, seniorities } from '@muster/contracts';
import {
  FieldRow,
  FormSection,
  NumberField,
  RichTextEditor,
  SelectField,
  TextField,
} from '@muster/ui';
import type { ReactNode } from 'react';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

interface RoleSectionProps {
  form: JobForm;
  /** Whether to ask for the number of people; only for a new request. */
  withSeats?: boolean;
  /** Hints for filling it in. */
  hints?: ReactNode;
}

/** Title, number of people, and tasks of the role. */
export function RoleSection({ form, withSeats = false, hints }: RoleSectionProps) {
  const t = useFormMessages();
  return (
    <FormSection title={t('section.role')}>
      <FieldRow columns={withSeats ? '3fr 1fr' : '1fr'}>
        <TextField label={t('title')} help={t('titleHelp')} required {...form.field('title')} />
        {withSeats && (
          <NumberField
            label={t('seats')}
            required
            min={1}
            max={limits.position.addAtOnce}
            {...form.field('seats')}
          />
        )}
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('primaryRole')}
          options={primaryRoles.map((value) => ({ value, label: value }))}
          {...form.field('primaryRole')}
        />
        <SelectField
          label={t('seniority')}
          options={seniorities.map((value) => ({ value, label: t(`seniorities.${value}`) }))}
          {...form.field('seniority')}
        />
      </FieldRow>
      {hints}
      <WordFields form={form} />
    </FormSection>
  );
}

/** Free-text fields, editable at any time of the search. */
export function WordFields({ form }: { form: JobForm }) {
  const t = useFormMessages();
  return (
    <>
      <RichTextEditor
        label={t('description')}
        help={t('descriptionHelp')}
        maxLength={limits.job.description.max}
        minHeight={160}
        {...form.field('description')}
      />
      <RichTextEditor label={t('mustHave')} {...form.field('mustHave')} />
      <RichTextEditor label={t('niceToHave')} {...form.field('niceToHave')} />
    </>
  );
}
