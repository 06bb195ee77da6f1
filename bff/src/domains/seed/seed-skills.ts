import { Types } from 'mongoose';
import { skillCatalogue } from '../skills/skills.catalogue.ts';
import { skillKey, skillSlug } from '../skills/skill-key.ts';
import { SkillModel } from '../skills/skill.model.ts';
import type { Random } from './random.ts';

/** Writes the starter catalogue; gives the ids by name. */
export async function seedSkills(random: Random): Promise<ReadonlyMap<string, Types.ObjectId>> {
  const rows = skillCatalogue.map(({ name, category, aliases = [] }) => ({
    _id: new Types.ObjectId(random.id()),
    name,
    slug: skillSlug(name),
    category,
    aliases: aliases.map((alias) => ({ alias, key: skillKey(alias) })),
    keys: [...new Set([name, ...aliases].map(skillKey))],
  }));
  await SkillModel.insertMany(rows);
  return new Map(rows.map(({ name, _id }) => [name, _id]));
}
