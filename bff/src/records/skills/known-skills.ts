import { skillKey } from './skill-key.ts';
import { SkillModel } from './skill.model.ts';

/** A skill in use, with its name and aliases. */
export interface KnownSkill {
  id: string;
  name: string;
  aliases: string[];
}

/** Returns every skill that a profile may have. */
export async function knownSkills(): Promise<KnownSkill[]> {
  const skills = await SkillModel.find(
    { status: { $in: ['active', 'proposed'] } },
    { name: 1, aliases: 1 },
  ).lean();
  return skills.map(({ _id, name, aliases }) => ({
    id: _id.toHexString(),
    name,
    aliases: aliases.map(({ alias }) => alias),
  }));
}

/** Checks whether a word means this skill. */
export function isSameSkill({ name, aliases }: KnownSkill, word: string): boolean {
  const key = skillKey(word);
  return [name, ...aliases].some((one) => skillKey(one) === key);
}
