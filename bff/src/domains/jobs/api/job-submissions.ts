import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { JobModel } from '../job.model.ts';

/**
 * Notes that somebody of a job is submitted; the first time stays. Every submission passes here, so
 * that two at once on one job meet on its document and count each other.
 */
export async function noteSubmission(tx: Tx, jobId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  await JobModel.updateOne(
    { _id: jobId },
    { $inc: { 'fieldVersions.submissions': 1 } },
    { session },
  );
  await JobModel.updateOne(
    { _id: jobId, firstSubmissionAt: null },
    { $set: { firstSubmissionAt: tx.at } },
    { session },
  );
}

/** Notes the first interview that a client asked for. */
export async function noteInterview(tx: Tx, jobId: Types.ObjectId): Promise<void> {
  await JobModel.updateOne(
    { _id: jobId, firstInterviewAt: null },
    { $set: { firstInterviewAt: tx.at } },
    { session: tx.session },
  );
}
