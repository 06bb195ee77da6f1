import { levelNumber } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { JobModel, type Job } from './job.model.ts';
import { mayKnowOf, workableStates } from './job-lookup.ts';

/** A required skill, at the highest level that any of the jobs demands. */
export type NeededSkill = Pick<Job['skillsRequired'][number], 'skillId' | 'minLevel' | 'minYears'>;

/**
 * Returns the mandatory skills of these jobs, or of the workable jobs linked to a pool. No job is
 * named; jobs that the reader may not know of are left out.
 */
export async function neededSkills(
  actor: Actor,
  of: { jobIds: readonly Types.ObjectId[] } | { poolId: Types.ObjectId },
): Promise<NeededSkill[]> {
  const jobs = await JobModel.find({
    ...('poolId' in of ? { poolIds: of.poolId } : { _id: { $in: [...of.jobIds] } }),
    status: { $in: [...workableStates] },
    deletedAt: null,
  })
    .limit(50)
    .lean();
  const needed = new Map<string, NeededSkill>();
  for (const job of jobs.filter((one) => mayKnowOf(actor, one)))
    for (const skill of job.skillsRequired.filter(({ must }) => must)) {
      const key = skill.skillId.toHexString();
      needed.set(key, stricter(needed.get(key), skill));
    }
  return [...needed.values()];
}

function stricter(known: NeededSkill | undefined, skill: NeededSkill): NeededSkill {
  if (!known) return skill;
  const years = Math.max(known.minYears ?? 0, skill.minYears ?? 0);
  const isHigher = levelOf(skill) > levelOf(known);
  return {
    skillId: known.skillId,
    minLevel: isHigher ? skill.minLevel : known.minLevel,
    minYears: years || null,
  };
}

const levelOf = ({ minLevel }: NeededSkill): number => (minLevel ? levelNumber(minLevel) : 0);
