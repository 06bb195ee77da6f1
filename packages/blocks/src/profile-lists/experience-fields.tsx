import { employmentTypes, limits, thisMonth } from '@muster/contracts';
import { CheckboxField, FieldRow, MonthField, SelectField, TextArea, TextField } from '@muster/ui';
import type { ExperienceForm, ExperienceRow } from './experience-values.ts';
import { JobSkills } from './job-skills.tsx';
import { useProfileListMessages } from './messages.ts';

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
  const t = useProfileListMessages();
  const end = form.field(`experience.${index}.endMonth`);
  return (
    <>
      <FieldRow>
        <TextField
          label={t('background.jobTitle')}
          required
          {...form.field(`experience.${index}.title`)}
        />
        <TextField
          label={t('background.company')}
          required
          {...form.field(`experience.${index}.companyName`)}
        />
      </FieldRow>
      <FieldRow>
        <MonthField
          label={t('background.start')}
          required
          max={thisMonth()}
          {...form.field(`experience.${index}.startMonth`)}
        />
        <MonthField
          label={t('background.end')}
          help={t('background.endHelp')}
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
          label={t('background.employment')}
          required
          options={employmentTypes.map((value) => ({
            value,
            label: t(`employment.${value}`),
          }))}
          {...form.field(`experience.${index}.employmentType`)}
        />
        <TextField
          label={t('background.location')}
          {...form.field(`experience.${index}.location`)}
        />
      </FieldRow>
      <CheckboxField
        label={t('background.remote')}
        {...form.field(`experience.${index}.isRemote`)}
      />
      <CheckboxField
        label={t('background.hide')}
        {...form.field(`experience.${index}.hideCompanyFromClient`)}
      />
      <JobSkills
        skills={job.skills}
        max={limits.experience.skills}
        error={form.field(`experience.${index}.skills`).error}
        onChange={(skills) => form.setValue(`experience.${index}.skills`, skills)}
      />
      <TextArea
        label={t('background.description')}
        maxLength={limits.experience.description}
        {...form.field(`experience.${index}.description`)}
      />
    </>
  );
}
