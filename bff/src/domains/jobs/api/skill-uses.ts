import type { Types } from 'mongoose';
import { raiseVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';

/** Jobs in which a skill was replaced by another; those in `both` asked for both before. */
export interface ReplacedJobSkill {
  jobs: Types.ObjectId[];
  both: Types.ObjectId[];
}

/** Counts the jobs that ask for a skill. */
export const countJobsWithSkill = (skillId: Types.ObjectId): Promise<number> =>
  JobModel.countDocuments({ skillIds: skillId, deletedAt: null });

/** Replaces one skill by another in every job. */
export async function replaceJobSkill(
  tx: Tx,
  { from, to }: { from: Types.ObjectId; to: Types.ObjectId },
): Promise<ReplacedJobSkill> {
  const { session } = tx;
  const both: Types.ObjectId[] = await JobModel.distinct('_id', {
    skillIds: { $all: [from, to] },
  }).session(session);
  const jobs: Types.ObjectId[] = await JobModel.distinct('_id', { skillIds: from }).session(
    session,
  );
  await move(tx, jobs, from, to);
  return { jobs, both };
}

/** Undoes {@link replaceJobSkill} where the new skill is still requested. */
export async function putJobSkillBack(
  tx: Tx,
  { from, to }: { from: Types.ObjectId; to: Types.ObjectId },
  { jobs, both }: ReplacedJobSkill,
): Promise<void> {
  const had = new Set(both.map(String));
  const { session } = tx;
  await JobModel.updateMany(
    { _id: { $in: jobs }, skillIds: to },
    { $addToSet: { skillIds: from } },
    { session },
  );
  await JobModel.updateMany(
    { _id: { $in: jobs.filter((id) => !had.has(String(id))) }, skillIds: from },
    raiseVersion({ $pull: { skillIds: to } }),
    { session },
  );
}

async function move(
  { session }: Tx,
  jobs: readonly Types.ObjectId[],
  from: Types.ObjectId,
  to: Types.ObjectId,
): Promise<void> {
  if (jobs.length === 0) return;
  const filter = { _id: { $in: jobs } };
  await JobModel.updateMany(filter, { $addToSet: { skillIds: to } }, { session });
  await JobModel.updateMany(filter, raiseVersion({ $pull: { skillIds: from } }), { session });
}
