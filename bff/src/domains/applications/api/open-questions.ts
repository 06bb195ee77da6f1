import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { ApplicationEventModel } from '../../../records/applications/application-event.model.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';

/** More than one page shows; beyond this limit the oldest ones are counted. */
const max = 100;

/** A client's question about a submitted candidate, which waits for the agency. */
export interface OpenQuestion {
  applicationId: Types.ObjectId;
  candidateId: Types.ObjectId;
  jobTitle: string;
  text: string;
  at: Date;
}

/** Lists unanswered questions of clients that the reader may know of, the oldest first. */
export async function openQuestionsOf(
  actor: Actor,
  companyId: Types.ObjectId,
): Promise<OpenQuestion[]> {
  const asked = await ApplicationModel.find(
    { companyId, status: 'active', clientDecision: 'more_info', deletedAt: null },
    { jobId: 1, candidateId: 1, ownerUserId: 1, submissionVersion: 1 },
  )
    .limit(max)
    .lean();
  if (asked.length === 0) return [];
  const [jobs, events] = await Promise.all([
    jobsById(asked.map(({ jobId }) => jobId)),
    ApplicationEventModel.find({
      applicationId: { $in: asked.map(({ _id }) => _id) },
      type: 'more_asked',
    })
      .sort({ at: 1, _id: 1 })
      .lean(),
  ]);
  return asked
    .flatMap((application): OpenQuestion[] => {
      const job = jobs.get(application.jobId.toHexString());
      const question = events.findLast(({ applicationId }) =>
        applicationId.equals(application._id),
      );
      if (!job || !question || !reaches(actor, 'application.list', application, job)) return [];
      return [
        {
          applicationId: application._id,
          candidateId: application.candidateId,
          jobTitle: job.title,
          text: question.note ?? '',
          at: question.at,
        },
      ];
    })
    .toSorted((a, b) => Number(a.at) - Number(b.at));
}
