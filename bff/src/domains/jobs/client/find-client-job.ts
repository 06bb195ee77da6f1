import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { clientJob } from '../../../records/jobs/client-jobs.ts';
import type { Job } from '../../../records/jobs/job.model.ts';

/**
 * Returns a job of the user's company that is visible to them. @throws AppError NOT_FOUND for any
 * other
 */
export async function findClientJob(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<Job> {
  const job = isRecordId(id) ? await clientJob(actor, new Types.ObjectId(id), session) : null;
  if (!job) throw new AppError('NOT_FOUND');
  return job;
}
