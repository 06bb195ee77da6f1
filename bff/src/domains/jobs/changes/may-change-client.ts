import type { ClientSession } from 'mongoose';
import type { Job } from '../../../records/jobs/job.model.ts';
import { isJobUsed } from '../../applications/api/job-pipeline.ts';
import { isEnded } from '../record/job-rights.ts';

/**
 * Checks whether a job may move to another client: it never had candidates, and no client requested
 * it. A job from the public form is assigned to its client instead.
 */
export const mayChangeClient = async (
  job: Pick<Job, '_id' | 'status' | 'requestedBy' | 'intakeId'>,
  session: ClientSession | null = null,
): Promise<boolean> =>
  !isEnded(job) &&
  job.requestedBy === null &&
  job.intakeId === null &&
  !(await isJobUsed(job._id, session));
