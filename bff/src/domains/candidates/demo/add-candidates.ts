import type { Types } from 'mongoose';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { SkillModel } from '../../../records/skills/skill.model.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { seedCandidates } from './candidates.seed.ts';

/** Adds candidates for load to a filled database; they differ from the existing ones. */
export async function addCandidates(
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  if (count === 0) return;
  const known = await CandidateModel.estimatedDocumentCount();
  const skills = await SkillModel.find({}, { name: 1 }).lean();
  await seedCandidates(
    count,
    {
      random: new Random(known + 1),
      time: new DemoTime(),
      ownerIds: await holdersOf('recruiter'),
      vetterIds: await holdersOf('vetter'),
      names: new Set(),
      skillIds: new Map(skills.map(({ name, _id }) => [name, _id])),
    },
    undefined,
    onProgress,
  );
}

async function holdersOf(role: 'recruiter' | 'vetter'): Promise<Types.ObjectId[]> {
  const holders: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
    role,
    revokedAt: null,
  });
  if (holders.length === 0) throw new Error(`There is no ${role} to give candidates to`);
  return holders;
}
