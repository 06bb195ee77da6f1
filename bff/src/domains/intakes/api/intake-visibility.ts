import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { jobVisibility } from '../../../records/jobs/job-visibility.ts';
import { IntakeModel } from '../../../records/intakes/intake.model.ts';

/** Returns the requests whose job the reader may open. */
export async function intakeVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await IntakeModel.find({ _id: { $in: [...ids] } }, { resultId: 1 }).lean();
  const jobs = await jobVisibility(
    actor,
    rows.flatMap(({ resultId }) => resultId ?? []),
  );
  return visibilityBy(rows, ({ resultId }) => isSeen(jobs, resultId));
}
