import { useState } from 'react';
import { limits } from '@muster/contracts';
import { SearchSelectField, FormSection, NoticeBar } from '@muster/ui';
import type { FieldOption } from '@muster/ui';
import { api } from '../../../api.ts';
import { useSkillOptions } from '../../../shared/use-skill-options.ts';
import { useWords } from '../../../shared/use-words.ts';
import type { SkillsZodForm } from './english-section.tsx';
import { PasteSkills } from './paste-skills.tsx';
import { SkillRows } from './skill-rows.tsx';
import type { SkillRow } from './skills-values.ts';

/** The skills: search, propose, paste a list, and a row for each. */
export function SkillsSection({ form }: { form: SkillsZodForm }) {
  const t = useWords();
  const searchSkills = useSkillOptions();
  const [propose] = api.useSkillsProposeMutation();
  const [already, setAlready] = useState<string | null>(null);
  const { skills } = form.values;
  const full = skills.length >= limits.candidate.skills;

  function add(found: readonly { id: string; name: string }[]): number {
    const known = new Set(skills.map(({ skillId }) => skillId));
    const fresh = found.filter(({ id }) => !known.has(id));
    setAlready(found.find(({ id }) => known.has(id))?.name ?? null);
    const rows = fresh.map(newRow).slice(0, limits.candidate.skills - skills.length);
    form.setValue('skills', [...skills, ...rows]);
    return rows.length;
  }

  async function create(name: string): Promise<FieldOption> {
    const skill = await propose({ body: { name } }).unwrap();
    return { value: skill.id, label: skill.name };
  }

  return (
    <FormSection
      title={t('edit.skills.skills')}
      text={t('edit.skills.count', {
        count: skills.length,
        max: limits.candidate.skills,
        primary: skills.filter(({ isPrimary }) => isPrimary).length,
        maxPrimary: limits.candidate.primarySkills,
      })}
    >
      <SearchSelectField
        label={t('edit.skills.add')}
        placeholder={t('edit.skills.addPlaceholder')}
        disabled={full}
        value={null}
        search={searchSkills}
        onCreate={create}
        onChange={(id, option) => {
          if (id && option) add([{ id, name: option.label.replace(/ \(.*\)$/, '') }]);
        }}
      />
      {already && <NoticeBar>{t('edit.skills.already', { name: already })}</NoticeBar>}
      <PasteSkills onFound={add} />
      <SkillRows form={form} />
    </FormSection>
  );
}

function newRow({ id, name }: { id: string; name: string }): SkillRow {
  return {
    ...{ skillId: id, name, level: 'working' as const },
    ...{ years: null, lastUsedYear: null, isPrimary: false, verifiedScore: null },
  };
}
