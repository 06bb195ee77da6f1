import type { CandidateRecord } from '@muster/contracts';
import {
  ProfileListsProvider,
  SkillsSection,
  useListChange,
  skillInput,
  type SkillRow,
} from '@muster/blocks';
import { useFormMutation } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';
import { EnglishSection } from './english-section.tsx';
import { skillsSchema, skillsValues, type SkillsValues } from './skills-values.ts';

/** What a person can do and how well they speak English. */
export function SkillsDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('edit.skills.title')} action="edit_skills">
      {(candidate) => <SkillsForm candidate={candidate} />}
    </CandidateDrawer>
  );
}

function SkillsForm({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const onSaved = useSaved();
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useCandidatesUpdateSkillsMutation();
  const base = skillsValues(candidate);
  const form = useZodForm({
    schema: skillsSchema,
    initialValues: base,
    prepare: (values: SkillsValues) => ({ ...values, skills: values.skills.map(skillInput) }),
    mapPath: (path) => mapPath(path.replace(/^english\./, '')),
    words: { skills: { label: t('field.skills'), itemName: (row) => (row as SkillRow).name } },
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/skills`,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.skills.map(skillInput);
      const skills = changeOf(before.skills.map(skillInput), rows);
      const { level, assessedBy } = values;
      const spoken = level !== before.level || assessedBy !== before.assessedBy;
      return {
        params: { id: candidate.id },
        body: {
          version,
          ...(skills && { skills }),
          ...(spoken && level && { english: { level, assessedBy } }),
        },
      };
    },
    onSaved,
    onConflict: {
      base,
      toValues: skillsValues as (current: CandidateRecord) => SkillsValues,
    },
  });
  return (
    <EditDrawer title={t('edit.skills.title')} candidate={candidate} form={form} saving={saving}>
      <EnglishSection
        form={form}
        claims={candidate.english}
        mayAssess={candidate.allowedActions.includes('assess_english')}
      />
      <ProfileListsProvider api={api}>
        <SkillsSection form={form} />
      </ProfileListsProvider>
    </EditDrawer>
  );
}
