import { Types } from 'mongoose';
import { usableSkills } from './skills.ts';

const skillKeys = ['filter[skill]', 'filter[skill][all]'] as const;
type SkillQuery = { readonly [key in (typeof skillKeys)[number]]?: string[] | undefined };

/**
 * Replaces the skill ids of a query with the current ones: links, saved views and smart pools may
 * contain a skill that has since been merged into another.
 */
export async function withPresentSkills<Q extends SkillQuery>(query: Q): Promise<Q> {
  const asked = skillKeys.flatMap((key) => query[key] ?? []);
  if (asked.length === 0) return query;
  const usable = await usableSkills(asked.map((id) => new Types.ObjectId(id)));
  const present = { ...query };
  for (const key of skillKeys) {
    const ids = query[key];
    if (ids)
      Object.assign(present, { [key]: ids.map((id) => usable.get(id)?.toHexString() ?? id) });
  }
  return present;
}
