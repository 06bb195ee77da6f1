import type { ClientSession, Types } from 'mongoose';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';

/** A client's technical feedback on a candidate, on a job that asks for skills. */
export interface FeedbackOnSkills {
  feedback: Feedback;
  application: Application;
  job: Job;
  score: number;
  at: Date;
}

/** Returns submitted client feedback with a technical mark, the latest first. */
export async function feedbackOnSkills(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<FeedbackOnSkills[]> {
  const rows = await FeedbackModel.find(
    { candidateId, status: 'submitted', 'criteria.technical': { $ne: null }, deletedAt: null },
    null,
    { session },
  ).lean();
  if (rows.length === 0) return [];
  const applications = await ApplicationModel.find(
    { _id: { $in: rows.map(({ applicationId }) => applicationId) }, deletedAt: null },
    null,
    { session },
  ).lean();
  const jobs = await jobsById(
    applications.map(({ jobId }) => jobId),
    session,
  );
  return rows
    .flatMap((feedback): FeedbackOnSkills[] => {
      const application = applications.find(({ _id }) => _id.equals(feedback.applicationId));
      const job = application && jobs.get(application.jobId.toHexString());
      const { technical } = feedback.criteria;
      if (!application || !job || technical === null) return [];
      const at = feedback.submittedAt ?? feedback.createdAt;
      return [{ feedback, application, job, score: technical, at }];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** The skills that a job asks for. */
export const skillsAskedBy = ({ skillsRequired, skillsNice }: Job): Types.ObjectId[] =>
  [...skillsRequired, ...skillsNice].map(({ skillId }) => skillId);
