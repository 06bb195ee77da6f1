import { employmentTypes, limits } from '@muster/contracts';
import { CheckboxField, FieldRow, MonthField, SelectField, TextArea, TextField } from '@muster/ui';
import { thisMonth } from '../../../shared/month-span.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import type { ExperienceForm, ExperienceRow } from './experience-values.ts';
import { JobSkills } from './job-skills.tsx';

/** The fields of one job. */
export function ExperienceFields({
  form,
  job,
  index,
}: {
  form: ExperienceForm;
  job: ExperienceRow;
  index: number;
}) {
  const t = useMessages();
  const end = form.field(`experience.${index}.endMonth`);
  return (
    <>
      <FieldRow>
        <TextField
          label={t('background.form.jobTitle')}
          required
          {...form.field(`experience.${index}.title`)}
        />
        <TextField
          label={t('background.form.company')}
          required
          {...form.field(`experience.${index}.companyName`)}
        />
      </FieldRow>
      <FieldRow>
        <MonthField
          label={t('background.form.start')}
          required
          max={thisMonth()}
          {...form.field(`experience.${index}.startMonth`)}
        />
        <MonthField
          label={t('background.form.end')}
          help={t('background.form.endHelp')}
          max={thisMonth()}
          {...end}
          onChange={(month: string | null) => {
            end.onChange(month);
            // The present employer is hidden from clients; former ones are shown.
            if ((month === null) !== (job.endMonth === null))
              form.setValue(`experience.${index}.hideCompanyFromClient`, month === null);
          }}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('background.form.employment')}
          required
          options={employmentTypes.map((value) => ({
            value,
            label: t(`background.employment.${value}`),
          }))}
          {...form.field(`experience.${index}.employmentType`)}
        />
        <TextField
          label={t('background.form.location')}
          {...form.field(`experience.${index}.location`)}
        />
      </FieldRow>
      <CheckboxField
        label={t('background.form.remote')}
        {...form.field(`experience.${index}.isRemote`)}
      />
      <CheckboxField
        label={t('background.form.hide')}
        {...form.field(`experience.${index}.hideCompanyFromClient`)}
      />
      <JobSkills
        skills={job.skills}
        max={limits.experience.skills}
        error={form.field(`experience.${index}.skills`).error}
        onChange={(skills) => form.setValue(`experience.${index}.skills`, skills)}
      />
      <TextArea
        label={t('background.form.description')}
        maxLength={limits.experience.description}
        {...form.field(`experience.${index}.description`)}
      />
    </>
  );
}
