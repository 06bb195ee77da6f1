import type { ClientSession, Types } from 'mongoose';
import { startsWith } from '../../db/fold-text.ts';
import { HeldRows } from '../../db/held-rows.ts';
import { skillKey } from './skill-key.ts';
import { SkillModel, type Skill } from './skill.model.ts';

const heldNames = new HeldRows<string>(SkillModel.collection.name);

/** Returns names by id, with one query, or none if all were read recently. */
export async function skillNames(
  ids: readonly Types.ObjectId[],
  session?: ClientSession | null,
): Promise<Map<string, string>> {
  // A transaction must read its own changes, so it bypasses the cache.
  if (session) return readSkillNames(ids, session);
  const distinct = [...new Set(ids.map((id) => id.toHexString()))];
  return heldNames.get(distinct, (missing) => readSkillNames(missing, null));
}

async function readSkillNames(
  ids: readonly (Types.ObjectId | string)[],
  session: ClientSession | null,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const skills = await SkillModel.find({ _id: { $in: [...ids] } }, { name: 1 }, { session }).lean();
  return new Map(skills.map(({ _id, name }) => [_id.toHexString(), name]));
}

/**
 * Returns the skill that each id stands for in a profile now: itself, or the skill it was merged
 * into. Ids of unknown and retired skills are absent.
 */
export async function usableSkills(
  ids: readonly Types.ObjectId[],
  session?: ClientSession | null,
): Promise<Map<string, Types.ObjectId>> {
  const found = await findSkills(ids, session);
  const successors = await findSkills(
    found.flatMap(({ mergedIntoId }) => mergedIntoId ?? []),
    session,
  );
  const usable = new Map(
    [...successors, ...found].map((skill) => [skill._id.toHexString(), skill]),
  );
  return new Map(
    found.flatMap(({ _id, mergedIntoId }) => {
      const skill = usable.get((mergedIntoId ?? _id).toHexString());
      return skill && isUsable(skill) ? [[_id.toHexString(), skill._id] as const] : [];
    }),
  );
}

const isUsable = ({ status }: Skill): boolean => status === 'active' || status === 'proposed';

const findSkills = async (
  ids: readonly Types.ObjectId[],
  session?: ClientSession | null,
): Promise<Skill[]> =>
  ids.length === 0
    ? []
    : SkillModel.find({ _id: { $in: [...ids] } }, null, { session: session ?? null }).lean();

/** Stores how many people have each of these skills. */
export async function setSkillUsage(usage: ReadonlyMap<string, number>): Promise<void> {
  await Promise.all(
    [...usage].map(([id, usageCount]) =>
      SkillModel.updateOne({ _id: id }, { $set: { usageCount } }),
    ),
  );
}

/** Returns the skills whose name or alias begins like this; at most `limit`. */
export async function findSkillIds(name: string, limit: number): Promise<Types.ObjectId[]> {
  const key = skillKey(name);
  if (key === '') return [];
  const found = await SkillModel.find({ keys: startsWith(key) }, { _id: 1 })
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id);
}
