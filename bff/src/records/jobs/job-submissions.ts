import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { JobModel } from './job.model.ts';

/**
 * Records the first submission to a job. Every submission writes to the job, so that concurrent
 * ones conflict and are counted.
 */
export async function recordSubmission(tx: Tx, jobId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  await JobModel.updateOne(
    { _id: jobId },
    { $inc: { 'fieldVersions.submissions': 1 } },
    { session },
  );
  await JobModel.updateOne(
    { _id: jobId, firstSubmissionAt: null },
    { $set: { firstSubmissionAt: tx.at, updatedAt: tx.at } },
    { session },
  );
}

/** Records the first interview that a client requested. */
export async function recordInterview(tx: Tx, jobId: Types.ObjectId): Promise<void> {
  await JobModel.updateOne(
    { _id: jobId, firstInterviewAt: null },
    { $set: { firstInterviewAt: tx.at } },
    { session: tx.session },
  );
}
