import { awaitedFeedback, type TodayFeedback } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { faceOf, visibleCandidates } from '../candidates/candidate-names.ts';
import { jobsById } from '../jobs/job-lookup.ts';
import { ApplicationModel } from './application.model.ts';
import { reaches } from './applications.policy.ts';
import { FeedbackModel } from './application-feedback.model.ts';

const max = 500;

/**
 * Returns feedback requested on a candidate's applications, the earliest deadline first, as far as
 * the reader may see it.
 */
export async function feedbackAwaitedBy(
  actor: Actor,
  ownerId: Types.ObjectId,
): Promise<TodayFeedback[]> {
  if (!actor.can('application.readFeedback')) return [];
  const applications = await ApplicationModel.find(
    { ownerUserId: ownerId, status: 'active', submissionVersion: { $gt: 0 }, deletedAt: null },
    { jobId: 1, candidateId: 1, ownerUserId: 1, submissionVersion: 1 },
  ).lean();
  const rows = await FeedbackModel.find({
    applicationId: { $in: applications.map(({ _id }) => _id) },
    status: { $in: [...awaitedFeedback] },
    deletedAt: null,
  })
    .sort({ answerBy: 1, _id: 1 })
    .limit(max)
    .lean();
  if (rows.length === 0) return [];
  const [jobs, candidates] = await Promise.all([
    jobsById(applications.map(({ jobId }) => jobId)),
    visibleCandidates(
      [actor],
      rows.map(({ candidateId }) => candidateId),
    ),
  ]);
  return rows.flatMap((row): TodayFeedback[] => {
    const application = applications.find(({ _id }) => _id.equals(row.applicationId));
    const job = application && jobs.get(application.jobId.toHexString());
    const candidate = candidates.get(row.candidateId.toHexString());
    if (!job || !candidate || !reaches(actor, 'application.readFeedback', application, job))
      return [];
    return [
      {
        id: row._id.toHexString(),
        applicationId: row.applicationId.toHexString(),
        candidate: faceOf(row.candidateId, candidate),
        job: job.title,
        authorName: row.authorName,
        answerBy: row.answerBy?.toISOString() ?? null,
      },
    ];
  });
}
