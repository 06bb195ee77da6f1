import { Types } from 'mongoose';
import { usableSkills } from './skills.ts';

const skillKeys = ['filter[skill]', 'filter[skill][all]'] as const;
type SkillQuery = { readonly [key in (typeof skillKeys)[number]]?: string[] | undefined };

/**
 * The query with the skills that its ids stand for now: links, saved views and smart pools may name
 * one that was merged into another since.
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
