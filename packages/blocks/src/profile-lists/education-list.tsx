import { educationDegrees, limits } from '@muster/contracts';
import {
  FieldRow,
  FormSection,
  NumberField,
  RepeatRows,
  SelectField,
  TextArea,
  TextField,
} from '@muster/ui';
import { newCourse, type EducationForm, type EducationRow } from './education-values.ts';
import { useProfileListMessages } from './messages.ts';
import { RemovedRows, useRemovedRows } from './removed-rows.tsx';

/** Courses of study: rows to add, change, reorder and remove. */
export function EducationList({ form }: { form: EducationForm }) {
  const t = useProfileListMessages();
  const list = form.list('education');
  const nameOf = ({ school }: EducationRow, index: number) =>
    school || t('background.course', { n: index + 1 });
  const removed = useRemovedRows(list, nameOf);
  return (
    <FormSection title={t('background.courses')}>
      <RepeatRows
        label={t('background.courses')}
        {...list}
        onRemove={removed.onRemove}
        newItem={newCourse}
        addLabel={t('background.addCourse')}
        itemLabel={nameOf}
        max={limits.education.max}
        emptyText={t('background.noCourses')}
        renderRow={(_course, index) => <EducationFields form={form} index={index} />}
      />
      <RemovedRows {...removed} />
    </FormSection>
  );
}

function EducationFields({ form, index }: { form: EducationForm; index: number }) {
  const t = useProfileListMessages();
  return (
    <>
      <TextField
        label={t('background.school')}
        required
        {...form.field(`education.${index}.school`)}
      />
      <FieldRow>
        <SelectField
          label={t('background.degree')}
          required
          options={educationDegrees.map((value) => ({
            value,
            label: t(`degree.${value}`),
          }))}
          {...form.field(`education.${index}.degree`)}
        />
        <TextField label={t('background.field')} {...form.field(`education.${index}.field`)} />
      </FieldRow>
      <FieldRow>
        <NumberField
          label={t('background.startYear')}
          {...form.field(`education.${index}.startYear`)}
        />
        <NumberField
          label={t('background.endYear')}
          {...form.field(`education.${index}.endYear`)}
        />
        <TextField label={t('background.grade')} {...form.field(`education.${index}.grade`)} />
      </FieldRow>
      <TextArea
        label={t('background.about')}
        maxLength={limits.education.description}
        {...form.field(`education.${index}.description`)}
      />
    </>
  );
}
