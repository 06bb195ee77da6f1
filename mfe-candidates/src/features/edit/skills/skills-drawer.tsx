import { languageAssessors, type CandidateRecord } from '@muster/contracts';
import {
  LanguageList,
  ProfileListsProvider,
  SkillsSection,
  languageInput,
  languageName,
  useListChange,
  skillInput,
  type LanguageRow,
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

/** Form for a candidate's skills and English level. */
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
  const skillChange = useListChange();
  const languageChange = useListChange();
  const [update] = api.useCandidatesUpdateSkillsMutation();
  const mayAssess = candidate.allowedActions.includes('assess_english');
  const base = skillsValues(candidate);
  const form = useZodForm({
    schema: skillsSchema,
    initialValues: base,
    prepare: (values: SkillsValues) => ({
      ...values,
      languages: values.languages.map(languageInput),
      skills: values.skills.map(skillInput),
    }),
    mapPath: (path) =>
      path.startsWith('languages')
        ? languageChange.mapPath(path)
        : skillChange.mapPath(path.replace(/^english\./, '')),
    words: {
      skills: { label: t('field.skills'), itemName: (row) => (row as SkillRow).name },
      languages: {
        label: t('field.languages'),
        itemName: (row) => languageName((row as LanguageRow).language ?? ''),
      },
    },
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/skills`,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.skills.map(skillInput);
      const skills = skillChange.changeOf(before.skills.map(skillInput), rows);
      const languages = languageChange.changeOf(
        before.languages.map(languageInput),
        values.languages.map(languageInput),
      );
      const { level, assessedBy } = values;
      const spoken = level !== before.level || assessedBy !== before.assessedBy;
      return {
        params: { id: candidate.id },
        body: {
          version,
          ...(skills && { skills }),
          ...(languages && { languages }),
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
      <EnglishSection form={form} claims={candidate.english} mayAssess={mayAssess} />
      <LanguageList
        form={form}
        {...(mayAssess && {
          assessors: languageAssessors.map((value) => ({
            value,
            label: t(`enum.assessor.${value}`),
          })),
        })}
        emptyText={t('edit.skills.noLanguages')}
      />
      <ProfileListsProvider api={api}>
        <SkillsSection form={form} />
      </ProfileListsProvider>
    </EditDrawer>
  );
}
