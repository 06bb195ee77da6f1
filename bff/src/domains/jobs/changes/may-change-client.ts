import type { ClientSession } from 'mongoose';
import type { Job } from '../../../records/jobs/job.model.ts';
import { isJobUsed } from '../../applications/api/job-pipeline.ts';
import { isEnded } from '../record/job-rights.ts';

/**
 * Whether a job may go to another client: nobody is or was on it, and no client asked for it. What
 * came by the public form is attached instead.
 */
export const mayChangeClient = async (
  job: Pick<Job, '_id' | 'status' | 'requestedBy' | 'intakeId'>,
  session: ClientSession | null = null,
): Promise<boolean> =>
  !isEnded(job) &&
  job.requestedBy === null &&
  job.intakeId === null &&
  !(await isJobUsed(job._id, session));
