import { limits, thisMonth } from '@muster/contracts';
import { FieldRow, MonthField, NumberField, RepeatRows, TextArea, TextField } from '@muster/ui';
import classes from './applying.module.css';
import type { ApplyingForm } from './applying-form.types.ts';
import { useApplyingMessages } from './messages.ts';

/** The applicant's experience. */
export function ExperienceStep({ form }: { form: ApplyingForm }) {
  const t = useApplyingMessages();
  const month = thisMonth();
  return (
    <>
      <TextField
        label={t('experience.headline')}
        help={t('experience.headlineHelp')}
        {...form.field('headline')}
      />
      <NumberField
        label={t('experience.years')}
        min={0}
        max={60}
        {...form.field('yearsExperience')}
      />
      <RepeatRows
        {...form.list('experience')}
        label={t('experience.jobs')}
        addLabel={t('experience.add')}
        emptyText={t('experience.none')}
        max={limits.applying.experience}
        newItem={() => ({
          companyName: '',
          title: '',
          startMonth: null,
          endMonth: null,
          description: '',
        })}
        itemLabel={({ title, companyName }) => [title, companyName].filter(Boolean).join(', ')}
        renderRow={(_job, index) => (
          <div className={classes.fields}>
            <FieldRow>
              <TextField
                label={t('experience.title')}
                required
                {...form.field(`experience.${index}.title`)}
              />
              <TextField
                label={t('experience.company')}
                required
                {...form.field(`experience.${index}.companyName`)}
              />
            </FieldRow>
            <FieldRow>
              <MonthField
                label={t('experience.start')}
                required
                max={month}
                {...form.field(`experience.${index}.startMonth`)}
              />
              <MonthField
                label={t('experience.end')}
                help={t('experience.endHelp')}
                max={month}
                {...form.field(`experience.${index}.endMonth`)}
              />
            </FieldRow>
            <TextArea
              label={t('experience.description')}
              maxLength={limits.applying.description}
              {...form.field(`experience.${index}.description`)}
            />
          </div>
        )}
      />
    </>
  );
}
