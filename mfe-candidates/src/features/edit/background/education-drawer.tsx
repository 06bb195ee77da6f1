import type { CandidateRecord } from '@muster/contracts';
import {
  EducationList,
  educationInput,
  educationSchema,
  educationValues,
  useListForm,
} from '@muster/blocks';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';

/** Form for education: school, subject and years. */
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
  const [update] = api.useCandidatesUpdateEducationMutation();
  const { form, saving } = useListForm({
    owner: candidate,
    list: 'education',
    schema: educationSchema,
    toValues: educationValues,
    toItem: educationInput,
    mutation: update,
    draft: `candidate/${candidate.id}/education`,
    toArgs: (education, version) => ({
      params: { id: candidate.id },
      body: { version, education },
    }),
    onSaved: useSaved(),
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
