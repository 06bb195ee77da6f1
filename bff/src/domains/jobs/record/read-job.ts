import type { jobEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findJobOrDeleted } from '../../../records/jobs/job-lookup.ts';
import { showJob } from './show-job.ts';

/** Reads a job; confidential ones are visible only to their team, deleted ones for restoring. */
export const readJob: Service<typeof jobEndpoints.read> = async ({ actor }, { params }) =>
  showJob(actor, await findJobOrDeleted(actor, params.id));
