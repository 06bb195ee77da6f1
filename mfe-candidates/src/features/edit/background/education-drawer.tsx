import type { CandidateRecord } from '@muster/contracts';
import {
  EducationList,
  educationInput,
  educationSchema,
  educationValues,
  noChange,
  useListChange,
  type EducationValues,
} from '@muster/blocks';
import { useFormMutation } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';

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
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useCandidatesUpdateEducationMutation();
  const base = educationValues(candidate);
  const form = useZodForm({
    schema: educationSchema,
    initialValues: base,
    prepare: (values: EducationValues) => ({ education: values.education.map(educationInput) }),
    mapPath,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/education`,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.education.map(educationInput);
      const change = changeOf(before.education.map(educationInput), rows);
      const education = change ?? noChange;
      return { params: { id: candidate.id }, body: { version, education } };
    },
    onSaved,
    onConflict: {
      base,
      toValues: educationValues as (current: CandidateRecord) => EducationValues,
    },
  });
  return (
    <EditDrawer
      title={t('background.education.edit')}
      candidate={candidate}
      form={form}
      saving={saving}
    >
      <EducationList form={form} />
    </EditDrawer>
  );
}
