import { SkillModel } from './skill.model.ts';
import { skillKey } from './skill-key.ts';

/** A skill in use, with all its names. */
export interface CalledSkill {
  id: string;
  words: string[];
}

/** Returns the skills that these names or aliases mean, by name, in one query. */
export async function skillsCalled(
  names: readonly string[],
): Promise<ReadonlyMap<string, CalledSkill>> {
  const keys = [...new Set(names.map(skillKey))].filter(Boolean);
  if (keys.length === 0) return new Map();
  const skills = await SkillModel.find(
    { keys: { $in: keys }, status: { $in: ['active', 'proposed'] } },
    { name: 1, aliases: 1, keys: 1 },
  ).lean();
  const byKey = new Map(skills.flatMap((skill) => skill.keys.map((key) => [key, skill] as const)));
  return new Map(
    names.flatMap((name) => {
      const skill = byKey.get(skillKey(name));
      if (!skill) return [];
      const words = [skill.name, ...skill.aliases.map(({ alias }) => alias)];
      return [[name, { id: skill._id.toHexString(), words }] as const];
    }),
  );
}

/** Returns catalogue skills that begin like a name, for a hint. */
export async function skillNamesLike(name: string, max: number): Promise<string[]> {
  const key = skillKey(name).slice(0, 2);
  if (key === '') return [];
  const found = await SkillModel.find(
    { keys: { $gte: key, $lt: `${key}\uffff` }, status: 'active' },
    { name: 1 },
  )
    .limit(max)
    .lean();
  return found.map(({ name: known }) => known);
}
