import type { ClientSession, Types } from 'mongoose';
import { standardPipelineId, type GoesBy } from '../pipelines/pipelines.ts';
import { JobModel } from './job.model.ts';

/** Counts unfinished jobs by pipeline id. */
export async function liveJobsByPipeline(
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, number>> {
  const counts = await JobModel.aggregate<{ _id: Types.ObjectId | null; jobs: number }>([
    { $match: { deletedAt: null, status: { $nin: ['closed', 'cancelled'] } } },
    { $group: { _id: '$pipelineTemplateId', jobs: { $sum: 1 } } },
  ]).session(session);
  const byPipeline = new Map<string, number>();
  for (const { _id, jobs } of counts) {
    const id = (_id ?? standardPipelineId).toHexString();
    byPipeline.set(id, (byPipeline.get(id) ?? 0) + jobs);
  }
  return byPipeline;
}

/** Returns the pipeline of a job. */
export async function pipelineOfJob(
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<GoesBy> {
  const job = await JobModel.findById(jobId, { pipelineTemplateId: 1 }, { session }).lean();
  return job ?? { pipelineTemplateId: null };
}
