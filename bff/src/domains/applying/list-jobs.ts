import type { applyingEndpoints } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { VisitorContext } from '../../http/context.ts';
import type { Input } from '../../http/mount.ts';
import { agencyName } from '../../mail/agency.ts';
import { findPublicJob, listPublicJobs, showPublicJob } from '../../records/jobs/public-jobs.ts';

/** Lists jobs that are open to public applications. */
export const listJobs = async () => ({ agencyName: agencyName(), jobs: await listPublicJobs() });

/**
 * Returns one of these jobs. @throws AppError NOT_FOUND, also for a job that is closed or not
 * public
 */
export async function readJob(
  _ctx: VisitorContext,
  { params }: Input<typeof applyingEndpoints.job>,
) {
  const job = await findPublicJob(params.id);
  if (!job) throw new AppError('NOT_FOUND');
  return { ...(await showPublicJob(job)), agencyName: agencyName() };
}
