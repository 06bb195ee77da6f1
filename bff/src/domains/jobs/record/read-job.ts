import type { jobEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import { showJob } from './show-job.ts';

/** The record; confidential ones are there for their team alone. */
export const readJob: Service<typeof jobEndpoints.read> = async ({ actor }, { params }) =>
  showJob(actor, await findJob(actor, params.id));
