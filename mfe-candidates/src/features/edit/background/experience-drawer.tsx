import type { CandidateRecord } from '@muster/contracts';
import {
  ExperienceList,
  ProfileListsProvider,
  experienceInput,
  experienceSchema,
  experienceValues,
  noChange,
  useListChange,
  type ExperienceValues,
} from '@muster/blocks';
import { useFormMutation } from '@muster/kit';
import { NoticeBar, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { jobHintText, jobHints } from '../../../shared/month-span.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';

/** The jobs of a person: rows to add, change, order and take away. */
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
  const onSaved = useSaved();
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useCandidatesUpdateExperienceMutation();
  const base = experienceValues(candidate);
  const form = useZodForm({
    schema: experienceSchema,
    initialValues: base,
    prepare: (values: ExperienceValues) => ({
      experience: values.experience.map(experienceInput),
    }),
    mapPath: (path) => mapPath(path).replace(/\.skillIds.*/s, '.skills'),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/experience`,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.experience.map(experienceInput);
      const change = changeOf(before.experience.map(experienceInput), rows);
      const experience = change ?? noChange;
      return { params: { id: candidate.id }, body: { version, experience } };
    },
    onSaved,
    onConflict: {
      base,
      toValues: experienceValues as (current: CandidateRecord) => ExperienceValues,
    },
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
