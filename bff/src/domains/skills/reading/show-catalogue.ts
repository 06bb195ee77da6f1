import { actionsFrom, skillMachine, type SkillDetail, type SkillRow } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { countJobsWithSkill } from '../../jobs/api/skill-uses.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { SkillMergeModel } from '../skill-merge.model.ts';
import type { Skill } from '../../../records/skills/skill.model.ts';
import { skillNames } from '../../../records/skills/skills.ts';

const hex = (id: Types.ObjectId): string => id.toHexString();

const refOf = (id: Types.ObjectId | null, names: ReadonlyMap<string, string>) => {
  const name = id && names.get(hex(id));
  return id && name !== undefined && name !== null ? { id: hex(id), name } : null;
};

/** Returns a skill as a row of the catalogue. */
export const skillRow = (
  skill: Skill,
  { names, people }: { names: ReadonlyMap<string, string>; people: People },
): SkillRow => ({
  id: hex(skill._id),
  name: skill.name,
  category: skill.category,
  status: skill.status,
  aliases: skill.aliases.map(({ alias }) => alias),
  usageCount: skill.usageCount,
  mergedInto: refOf(skill.mergedIntoId, names),
  createdBy: people.ref(skill.createdBy),
  createdAt: skill.createdAt.toISOString(),
});

/** Returns a skill with its uses, the skills merged into it, and the reader's actions on it. */
export async function skillDetail(
  actor: Actor,
  skill: Skill,
  session?: ClientSession,
): Promise<SkillDetail> {
  const absorbed = await SkillMergeModel.find(
    { intoId: skill._id, undoUntil: { $gt: new Date() }, undoneAt: null },
    { people: 0, jobs: 0 },
    { session: session ?? null },
  )
    .sort({ at: -1 })
    .lean();
  const [names, people, jobCount] = await Promise.all([
    skillNames(
      [skill.parentId, skill.mergedIntoId, ...absorbed.map(({ fromId }) => fromId)].flatMap(
        (id) => id ?? [],
      ),
      session,
    ),
    findPeople([skill.createdBy, ...absorbed.map(({ by }) => by)], session),
    countJobsWithSkill(skill._id),
  ]);
  return {
    ...skillRow(skill, { names, people }),
    parent: refOf(skill.parentId, names),
    jobCount,
    absorbed: absorbed.flatMap(({ fromId, at, by, undoUntil }) => {
      const ref = refOf(fromId, names);
      return ref
        ? [{ ...ref, at: at.toISOString(), by: people.ref(by), undoUntil: undoUntil.toISOString() }]
        : [];
    }),
    updatedAt: skill.updatedAt.toISOString(),
    version: skill.version,
    allowedActions: actionsFrom(
      skillMachine,
      skill.status,
      (permission) => permission !== 'system' && permission !== 'public' && actor.can(permission),
    ),
  };
}
