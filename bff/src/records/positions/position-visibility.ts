import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isSeen, visibilityBy, type VisibilityById } from '../../db/row-visibility.ts';
import { jobVisibility } from '../jobs/job-visibility.ts';
import { PositionModel } from './position.model.ts';

/** Returns the positions that the reader may know of: those of jobs that they may open. */
export async function positionVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await PositionModel.find({ _id: { $in: [...ids] } }, { jobId: 1 }).lean();
  const jobs = await jobVisibility(
    actor,
    rows.map(({ jobId }) => jobId),
  );
  return visibilityBy(rows, ({ jobId }) => isSeen(jobs, jobId));
}
