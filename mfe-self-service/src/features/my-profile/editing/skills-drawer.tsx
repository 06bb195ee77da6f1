import { z } from 'zod';
import {
  SkillsSection,
  noChange,
  useListChange,
  skillInput,
  skillsField,
  type SkillListValues,
  type SkillRow,
} from '@muster/blocks';
import { useFormMutation, useFormRecord } from '@muster/kit';
import { NoticeBar, useZodForm } from '@muster/ui';
import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { ListFrame, useOwnSaved, type ListDrawerProps } from './list-frame.tsx';
import { AskAgency } from './lock-note.tsx';
import { useEditingMessages } from './messages.ts';

const skillsSchema = z.object({ skills: skillsField });

const skillValues = ({ skills }: Pick<OwnProfile, 'skills'>): SkillListValues => ({
  skills: skills.map(
    ({ id, skillId, name, level, years, lastUsedYear, isPrimary, isVerified }): SkillRow => ({
      id,
      skillId,
      name,
      level,
      years,
      lastUsedYear,
      isPrimary,
      verifiedScore: null,
      isLocked: isVerified,
    }),
  ),
});

/** Changes own skills; what a vetter verified stays as it is. */
export function SkillsDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const onSaved = useOwnSaved(onClose);
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useOwnProfileUpdateSkillsMutation();
  const base = skillValues(profile);
  const form = useZodForm({
    schema: skillsSchema,
    initialValues: base,
    words: { skills: { label: t('skills'), itemName: (row) => (row as SkillRow).name } },
    prepare: (values: SkillListValues) => ({ skills: values.skills.map(skillInput) }),
    mapPath,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: profile.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.skills.map(skillInput);
      const change = changeOf(before.skills.map(skillInput), rows);
      return { body: { version, skills: change ?? noChange } };
    },
    onSaved,
    onConflict: { base, toValues: skillValues as (current: OwnProfile) => SkillListValues },
  });
  return (
    <ListFrame title={t('skills')} onClose={onClose} form={form} saving={saving}>
      {profile.skills.some(({ isVerified }) => isVerified) && (
        <NoticeBar>
          {t('verifiedSkills')} <AskAgency recruiter={profile.recruiter} />
        </NoticeBar>
      )}
      <SkillsSection form={form} />
    </ListFrame>
  );
}
