import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { skillKey, skillSlug } from '../../../records/skills/skill-key.ts';
import { SkillModel } from '../../../records/skills/skill.model.ts';
import { skillCatalogue } from '../skills.catalogue.ts';

/** Returns the starter list as database rows. */
export const starterRows = () =>
  skillCatalogue.map(({ name, category, aliases = [] }) => ({
    name,
    slug: skillSlug(name),
    category,
    aliases: aliases.map((alias) => ({ alias, key: skillKey(alias) })),
    keys: [...new Set([name, ...aliases].map(skillKey))],
  }));

/**
 * Fills an empty catalogue with the starter list. A catalogue with any skill is maintained by hand
 * and left alone.
 */
export async function addStarterSkills(): Promise<void> {
  if (await SkillModel.exists({})) return;
  // Two processes that start at the same time both try; the unique words let only one succeed.
  await SkillModel.insertMany(starterRows(), { ordered: false }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
