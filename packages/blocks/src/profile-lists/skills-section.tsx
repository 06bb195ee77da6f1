import { useState } from 'react';
import { limits } from '@muster/contracts';
import { errorText, useCan } from '@muster/kit';
import { FormSection, ListFocus, NoticeBar, SearchSelectField } from '@muster/ui';
import type { SkillOption } from '../skills/skill-options.ts';
import { useProfileListMessages } from './messages.ts';
import { PasteSkills } from './paste-skills.tsx';
import { useSkillsProposeMutation } from './profile-lists-host.tsx';
import { SkillRows } from './skill-rows.tsx';
import type { SkillListForm, SkillRow } from './skill-values.ts';
import { useSkillOptions } from './use-skill-options.ts';

/** The skills: search, propose, paste a list, and one row each. */
export function SkillsSection({ form }: { form: SkillListForm }) {
  const t = useProfileListMessages();
  const searchSkills = useSkillOptions();
  const can = useCan();
  const [propose] = useSkillsProposeMutation();
  const [notice, setNotice] = useState<string | null>(null);
  const { skills } = form.values;
  const full = skills.length >= limits.candidate.skills;

  function add(found: readonly { id: string; name: string }[]): number {
    const known = new Set(skills.map(({ skillId }) => skillId));
    const fresh = found.filter(({ id }) => !known.has(id));
    const twin = found.find(({ id }) => known.has(id));
    setNotice(twin ? t('skills.already', { name: twin.name }) : null);
    const rows = fresh.map(newRow).slice(0, limits.candidate.skills - skills.length);
    form.setValue('skills', [...skills, ...rows]);
    return rows.length;
  }

  async function proposeSkill(typed: string): Promise<SkillOption | undefined> {
    const { data, error } = await propose({ body: { name: typed } });
    if (data) return { value: data.id, name: data.name, label: data.name };
    setNotice(t('skills.proposeFailed', { name: typed, why: errorText(error) }));
    return undefined;
  }

  return (
    <FormSection
      title={t('skills.title')}
      text={t('skills.count', {
        count: skills.length,
        max: limits.candidate.skills,
        primary: skills.filter(({ isPrimary }) => isPrimary).length,
        maxPrimary: limits.candidate.primarySkills,
      })}
    >
      <ListFocus>
        <SearchSelectField
          label={t('skills.add')}
          placeholder={t('skills.addPlaceholder')}
          disabled={full}
          value={null}
          search={searchSkills}
          onCreate={can('skill.propose') ? proposeSkill : undefined}
          onChange={(id, option) => {
            if (id && option) add([{ id, name: option.name }]);
          }}
        />
        {notice && <NoticeBar>{notice}</NoticeBar>}
        <PasteSkills onFound={add} />
        <SkillRows form={form} />
      </ListFocus>
    </FormSection>
  );
}

function newRow({ id, name }: { id: string; name: string }): SkillRow {
  return {
    skillId: id,
    name,
    level: null,
    years: null,
    lastUsedYear: null,
    isPrimary: false,
    verifiedScore: null,
    isLocked: false,
  };
}
