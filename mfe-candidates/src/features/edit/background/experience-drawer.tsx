import type { CandidateRecord } from '@muster/contracts';
import {
  ExperienceList,
  ProfileListsProvider,
  experienceInput,
  experienceSchema,
  experienceValues,
  useListForm,
} from '@muster/blocks';
import { NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { jobHintText, jobHints } from '../../../shared/month-span.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';

/** Form for a candidate's jobs: rows to add, change, reorder and remove. */
export function ExperienceDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('background.experience.edit')} action="edit_experience">
      {(candidate) => <ExperienceEditor candidate={candidate} />}
    </CandidateDrawer>
  );
}

function ExperienceEditor({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const [update] = api.useCandidatesUpdateExperienceMutation();
  const { form, saving } = useListForm({
    owner: candidate,
    list: 'experience',
    schema: experienceSchema,
    toValues: experienceValues,
    toItem: experienceInput,
    mapPath: (path) => path.replace(/\.skillIds.*/s, '.skills'),
    mutation: update,
    draft: `candidate/${candidate.id}/experience`,
    toArgs: (experience, version) => ({
      params: { id: candidate.id },
      body: { version, experience },
    }),
    onSaved: useSaved(),
  });
  const hints = jobHints(
    form.values.experience.flatMap((job) =>
      job.startMonth ? [{ ...job, startMonth: job.startMonth }] : [],
    ),
  );
  return (
    <EditDrawer
      title={t('background.experience.edit')}
      candidate={candidate}
      form={form}
      saving={saving}
    >
      <ProfileListsProvider api={api}>
        <ExperienceList form={form}>
          {hints.length > 0 && (
            <NoticeBar>{hints.map((hint) => jobHintText(hint, t)).join(' · ')}</NoticeBar>
          )}
        </ExperienceList>
      </ProfileListsProvider>
    </EditDrawer>
  );
}
