import type { jobEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findJobOrDeleted } from '../../../records/jobs/job-lookup.ts';
import { showJob } from './show-job.ts';

/** The record; confidential ones are there for their team alone, deleted ones to be restored. */
export const readJob: Service<typeof jobEndpoints.read> = async ({ actor }, { params }) =>
  showJob(actor, await findJobOrDeleted(actor, params.id));
