import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, sightBy, type Sight } from '../../../db/row-sight.ts';
import { jobSight } from '../../jobs/api/job-sight.ts';
import { PositionModel, type Position } from '../position.model.ts';

/** Which of these positions the reader may know of: those of the jobs that they may open. */
export async function positionSight(actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> {
  const rows = await PositionModel.find({ _id: { $in: [...ids] } }, { jobId: 1 }).lean<
    Pick<Position, '_id' | 'jobId'>[]
  >();
  const jobs = await jobSight(
    actor,
    rows.map(({ jobId }) => jobId),
  );
  return sightBy(rows, ({ jobId }) => isSeen(jobs, jobId));
}
