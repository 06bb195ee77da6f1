import { z } from 'zod';
import {
  SkillsSection,
  useListForm,
  skillInput,
  skillsField,
  type SkillListValues,
  type SkillRow,
} from '@muster/blocks';
import { useFormRecord } from '@muster/kit';
import { NoticeBar } from '@muster/ui';
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

/** Edits the person's skills; those verified by a vetter stay unchanged. */
export function SkillsDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const [update] = api.useOwnProfileUpdateSkillsMutation();
  const { form, saving } = useListForm({
    owner: profile,
    list: 'skills',
    schema: skillsSchema,
    words: { skills: { label: t('skills'), itemName: (row) => (row as SkillRow).name } },
    toValues: skillValues,
    toItem: skillInput,
    mutation: update,
    toArgs: (skills, version) => ({ body: { version, skills } }),
    onSaved: useOwnSaved(onClose),
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
