import type { ClientSession } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';

/**
 * Finds a candidate's application with which a client was shown them.
 * @throws AppError NOT_FOUND
 */
export async function findShare(
  candidate: Candidate,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundApplication> {
  const application = isRecordId(id)
    ? await ApplicationModel.findOne(
        { _id: id, candidateId: candidate._id, submittedAt: { $ne: null }, deletedAt: null },
        null,
        { session },
      ).lean()
    : null;
  const job =
    application &&
    (await jobsById([application.jobId], session)).get(application.jobId.toHexString());
  if (!application || !job) throw new AppError('NOT_FOUND');
  return { application, candidate, job };
}
