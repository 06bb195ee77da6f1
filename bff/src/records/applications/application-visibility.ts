import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isSeen, visibilityBy, type VisibilityById } from '../../db/row-visibility.ts';
import { candidateVisibility } from '../candidates/candidate-names.ts';
import { jobsById } from '../jobs/job-lookup.ts';
import { jobVisibility } from '../jobs/job-visibility.ts';
import { ApplicationModel } from './application.model.ts';
import { applicationsById } from './applications-by-id.ts';
import { sees } from './applications.policy.ts';
import { FeedbackModel } from './application-feedback.model.ts';
import { SuggestionModel } from './suggestion.model.ts';

type Ids = readonly Types.ObjectId[];

/** Returns which of these applications the reader may open: with their candidate and their job. */
export async function applicationVisibility(actor: Actor, ids: Ids): Promise<VisibilityById> {
  const rows = [...(await applicationsById(ids)).values()];
  const [candidates, jobs] = await Promise.all([
    candidateVisibility(
      actor,
      rows.map(({ candidateId }) => candidateId),
    ),
    jobsById(rows.map(({ jobId }) => jobId)),
  ]);
  return visibilityBy(rows, (row) => {
    const job = jobs.get(row.jobId.toHexString());
    return job !== undefined && isSeen(candidates, row.candidateId) && sees(actor, row, job);
  });
}

/** Returns which of these suggestions the reader may see: with their candidate and their job. */
export async function suggestionVisibility(actor: Actor, ids: Ids): Promise<VisibilityById> {
  const rows = await SuggestionModel.find(
    { _id: { $in: [...ids] } },
    { jobId: 1, candidateId: 1 },
  ).lean();
  const [candidates, jobs] = await Promise.all([
    candidateVisibility(
      actor,
      rows.map(({ candidateId }) => candidateId),
    ),
    jobVisibility(
      actor,
      rows.map(({ jobId }) => jobId),
    ),
  ]);
  return visibilityBy(
    rows,
    (row) => isSeen(candidates, row.candidateId) && isSeen(jobs, row.jobId),
  );
}

/** Returns which feedback the reader may see: on applications that they may open. */
export async function feedbackVisibility(actor: Actor, ids: Ids): Promise<VisibilityById> {
  const rows = await FeedbackModel.find({ _id: { $in: [...ids] } }, { applicationId: 1 }).lean();
  const applications = await applicationVisibility(
    actor,
    rows.map(({ applicationId }) => applicationId),
  );
  return visibilityBy(rows, ({ applicationId }) => isSeen(applications, applicationId));
}

/** Returns the ids of these candidates' applications, suggestions and feedback. */
export async function applicationIdsOf(candidateIds: Ids): Promise<Types.ObjectId[]> {
  if (candidateIds.length === 0) return [];
  const about = { candidateId: { $in: [...candidateIds] } };
  const found = await Promise.all([
    ApplicationModel.distinct('_id', about),
    SuggestionModel.distinct('_id', about),
    FeedbackModel.distinct('_id', about),
  ]);
  return found.flat();
}
