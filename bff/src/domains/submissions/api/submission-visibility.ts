import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, visibilityBy, type VisibilityById } from '../../../db/row-visibility.ts';
import { applicationVisibility } from '../../../records/applications/application-visibility.ts';
import { SubmissionModel } from '../submission.model.ts';

/**
 * Returns which of these submissions the reader may see: those of applications that they may open.
 */
export async function submissionVisibility(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> {
  const rows = await SubmissionModel.find({ _id: { $in: [...ids] } }, { applicationId: 1 }).lean();
  const applications = await applicationVisibility(
    actor,
    rows.map(({ applicationId }) => applicationId),
  );
  return visibilityBy(rows, ({ applicationId }) => isSeen(applications, applicationId));
}

/** Returns the ids of all submissions of these candidates. */
export const submissionIdsOf = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : SubmissionModel.distinct('_id', { candidateId: { $in: [...candidateIds] } });
