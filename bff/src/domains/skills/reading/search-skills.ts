import type { Skill as ShownSkill, skillEndpoints } from '@muster/contracts';
import { startsWith } from '../../../db/fold-text.ts';
import type { Service } from '../../../http/mount.ts';
import { skillKey } from '../../../records/skills/skill-key.ts';
import { SkillModel, type Skill } from '../../../records/skills/skill.model.ts';
import type { Selected } from '../../../db/selected.ts';

const max = 20;
const considered = 200;
const shownFields = {
  name: 1,
  category: 1,
  status: 1,
  aliases: 1,
  keys: 1,
  usageCount: 1,
} as const;

/** Finds skills by name or alias, the closest and most used first; or those with the given ids. */
export const searchSkills: Service<typeof skillEndpoints.search> = async (_ctx, { query }) => {
  if (query.ids) {
    const skills = await SkillModel.find({ _id: { $in: query.ids } }, shownFields).lean();
    return skills.map((skill) => showSkill(skill, null));
  }
  const key = skillKey(query.q);
  const skills = await SkillModel.find(
    {
      status: { $in: ['active', 'proposed'] },
      ...(key !== '' && { keys: startsWith(key) }),
    },
    shownFields,
  )
    .sort({ usageCount: -1, _id: 1 })
    .limit(key === '' ? max : considered)
    .lean();
  return skills
    .toSorted((a, b) => closeness(b, key) - closeness(a, key) || b.usageCount - a.usageCount)
    .slice(0, max)
    .map((skill) => showSkill(skill, key));
};

/** Ranks whole names and aliases first, then beginnings of names, then beginnings of aliases. */
function closeness(skill: Pick<Skill, 'keys' | 'name'>, key: string): number {
  if (key === '') return 0;
  if (skill.keys.includes(key)) return 2;
  return skillKey(skill.name).startsWith(key) ? 1 : 0;
}

/** Returns a skill with the alias that matched, if its name did not. */
export function showSkill(
  skill: Selected<Skill, typeof shownFields>,
  key: string | null,
): ShownSkill {
  const byName = !key || skillKey(skill.name).startsWith(key);
  const alias = byName ? undefined : skill.aliases.find((known) => known.key.startsWith(key));
  return {
    id: skill._id.toHexString(),
    name: skill.name,
    category: skill.category,
    status: skill.status,
    matchedAlias: alias?.alias ?? null,
  };
}
