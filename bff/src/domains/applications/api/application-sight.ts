import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isSeen, sightBy, type Sight } from '../../../db/row-sight.ts';
import { candidateSight } from '../../candidates/api/candidate-names.ts';
import { jobsById } from '../../jobs/api/job-lookup.ts';
import { jobSight } from '../../jobs/api/job-sight.ts';
import { ApplicationModel, type Application } from '../application.model.ts';
import { sees } from '../applications.policy.ts';
import { FeedbackModel, type Feedback } from '../feedback/application-feedback.model.ts';
import { SuggestionModel, type SuggestionRecord } from '../suggestions/suggestion.model.ts';

type Ids = readonly Types.ObjectId[];

/** Which of these applications the reader may open: with their candidate and their job. */
export async function applicationSight(actor: Actor, ids: Ids): Promise<Sight> {
  const rows = await ApplicationModel.find({ _id: { $in: [...ids] } }).lean<Application[]>();
  const [candidates, jobs] = await Promise.all([
    candidateSight(
      actor,
      rows.map(({ candidateId }) => candidateId),
    ),
    jobsById(rows.map(({ jobId }) => jobId)),
  ]);
  return sightBy(rows, (row) => {
    const job = jobs.get(row.jobId.toHexString());
    return job !== undefined && isSeen(candidates, row.candidateId) && sees(actor, row, job);
  });
}

/** Which of these suggestions the reader may know of: with their candidate and their job. */
export async function suggestionSight(actor: Actor, ids: Ids): Promise<Sight> {
  const rows = await SuggestionModel.find(
    { _id: { $in: [...ids] } },
    { jobId: 1, candidateId: 1 },
  ).lean<Pick<SuggestionRecord, '_id' | 'jobId' | 'candidateId'>[]>();
  const [candidates, jobs] = await Promise.all([
    candidateSight(
      actor,
      rows.map(({ candidateId }) => candidateId),
    ),
    jobSight(
      actor,
      rows.map(({ jobId }) => jobId),
    ),
  ]);
  return sightBy(rows, (row) => isSeen(candidates, row.candidateId) && isSeen(jobs, row.jobId));
}

/** Which pieces of feedback the reader may know of: those on applications that they may open. */
export async function feedbackSight(actor: Actor, ids: Ids): Promise<Sight> {
  const rows = await FeedbackModel.find({ _id: { $in: [...ids] } }, { applicationId: 1 }).lean<
    Pick<Feedback, '_id' | 'applicationId'>[]
  >();
  const applications = await applicationSight(
    actor,
    rows.map(({ applicationId }) => applicationId),
  );
  return sightBy(rows, ({ applicationId }) => isSeen(applications, applicationId));
}

/** Applications of these people, and what was suggested and said of them. */
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
