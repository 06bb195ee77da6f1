import { SkillModel, type Skill } from '../../records/skills/skill.model.ts';
import { skillKey, skillSlug } from '../../records/skills/skill-key.ts';

/** Creates a skill of the catalogue with its aliases. */
export async function createSkill(
  name: string,
  aliases: readonly string[] = [],
  changes: Partial<Skill> = {},
): Promise<Skill> {
  const skill = await SkillModel.create({
    name,
    slug: skillSlug(name),
    category: 'tool',
    status: 'active',
    aliases: aliases.map((alias) => ({ alias, key: skillKey(alias) })),
    keys: [...new Set([name, ...aliases].map(skillKey))],
    ...changes,
  });
  return skill.toObject();
}
