import type { ClientSession, Types } from 'mongoose';
import { SkillModel } from './skill.model.ts';
import type { Skill } from './skill.model.ts';

/** Names by id, read with one query. */
export async function skillNames(
  ids: readonly Types.ObjectId[],
  session?: ClientSession | null,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const skills = await SkillModel.find(
    { _id: { $in: [...ids] } },
    { name: 1 },
    {
      session: session ?? null,
    },
  ).lean<Pick<Skill, '_id' | 'name'>[]>();
  return new Map(skills.map(({ _id, name }) => [_id.toHexString(), name]));
}

/** A skill that profiles may name now; a merged one leads to its successor. Null: none. */
export async function usableSkill(
  id: Types.ObjectId,
  session?: ClientSession | null,
): Promise<Skill | null> {
  const skill = await SkillModel.findById(id, null, { session: session ?? null }).lean<Skill>();
  if (!skill || skill.status === 'retired') return null;
  return skill.mergedIntoId ? usableSkill(skill.mergedIntoId, session) : skill;
}

/** Notes how many people have each of these skills. */
export async function setSkillUsage(usage: ReadonlyMap<string, number>): Promise<void> {
  await Promise.all(
    [...usage].map(([id, usageCount]) =>
      SkillModel.updateOne({ _id: id }, { $set: { usageCount } }),
    ),
  );
}
