import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, sightBy, type Sight } from '../../../db/row-sight.ts';
import { jobSight } from '../../jobs/api/job-sight.ts';
import { IntakeModel, type Intake } from '../intake.model.ts';

/** Which requests the reader may know of: those whose job they may open. */
export async function intakeSight(actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> {
  const rows = await IntakeModel.find({ _id: { $in: [...ids] } }, { resultId: 1 }).lean<
    Pick<Intake, '_id' | 'resultId'>[]
  >();
  const jobs = await jobSight(
    actor,
    rows.flatMap(({ resultId }) => resultId ?? []),
  );
  return sightBy(rows, ({ resultId }) => isSeen(jobs, resultId));
}
