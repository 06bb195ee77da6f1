import { useRef } from 'react';
import { educationDegrees, limits, type CandidateRecord } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import {
  FieldRow,
  FormSection,
  NumberField,
  RepeatRows,
  SelectField,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { listChange } from '../list-change.ts';
import { formPath, sentRows } from '../server-paths.ts';
import { useSaved } from '../use-saved.ts';
import {
  educationInput,
  educationSchema,
  educationValues,
  newCourse,
  type EducationForm,
  type EducationRow,
  type EducationValues,
} from './education-values.ts';
import { RemovedRows, useRemovedRows } from './removed-rows.tsx';

/** Education: school, subject and years. */
export function EducationDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('background.education.edit')} action="edit_experience">
      {(candidate) => <EducationEditor candidate={candidate} />}
    </CandidateDrawer>
  );
}

function EducationEditor({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const onSaved = useSaved();
  const sent = useRef<number[]>([]);
  const [update] = api.useCandidatesUpdateEducationMutation();
  const base = educationValues(candidate);
  const form = useZodForm({
    schema: educationSchema,
    initialValues: base,
    prepare: (values: EducationValues) => ({ education: values.education.map(educationInput) }),
    mapPath: (path) => formPath(path, sent.current),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/education`,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.education.map(educationInput);
      const change = listChange(before.education.map(educationInput), rows);
      sent.current = sentRows(rows, change);
      const education = change ?? { upsert: [], remove: [] };
      return { params: { id: candidate.id }, body: { version, education } };
    },
    onSaved,
    onConflict: {
      base,
      toValues: educationValues as (current: CandidateRecord) => EducationValues,
    },
  });
  const list = form.list('education');
  const nameOf = ({ school }: EducationRow, index: number) =>
    school || t('background.form.course', { n: index + 1 });
  const removed = useRemovedRows(list, nameOf);
  return (
    <EditDrawer
      title={t('background.education.edit')}
      candidate={candidate}
      form={form}
      saving={saving}
    >
      <FormSection title={t('background.form.courses')}>
        <RepeatRows
          label={t('background.form.courses')}
          {...list}
          onRemove={removed.onRemove}
          newItem={newCourse}
          addLabel={t('background.form.addCourse')}
          itemLabel={nameOf}
          max={limits.education.max}
          emptyText={t('background.form.noCourses')}
          renderRow={(_course, index) => <EducationFields form={form} index={index} />}
        />
        <RemovedRows {...removed} />
      </FormSection>
    </EditDrawer>
  );
}

function EducationFields({ form, index }: { form: EducationForm; index: number }) {
  const t = useMessages();
  return (
    <>
      <TextField
        label={t('background.form.school')}
        required
        {...form.field(`education.${index}.school`)}
      />
      <FieldRow>
        <SelectField
          label={t('background.form.degree')}
          required
          options={educationDegrees.map((value) => ({
            value,
            label: t(`background.degree.${value}`),
          }))}
          {...form.field(`education.${index}.degree`)}
        />
        <TextField label={t('background.form.field')} {...form.field(`education.${index}.field`)} />
      </FieldRow>
      <FieldRow>
        <NumberField
          label={t('background.form.startYear')}
          {...form.field(`education.${index}.startYear`)}
        />
        <NumberField
          label={t('background.form.endYear')}
          {...form.field(`education.${index}.endYear`)}
        />
        <TextField label={t('background.form.grade')} {...form.field(`education.${index}.grade`)} />
      </FieldRow>
      <TextArea
        label={t('background.form.about')}
        maxLength={limits.education.description}
        {...form.field(`education.${index}.description`)}
      />
    </>
  );
}
