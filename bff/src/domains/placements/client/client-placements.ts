import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { membershipOf } from '../../../records/companies/company-directory.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import type { Placement } from '../../../records/placements/placement.model.ts';

/**
 * Filter for the contractors of a manager: their own and those on their jobs, or all if the company
 * allows it.
 */
export async function clientScopeFor(actor: Actor): Promise<QueryFilter<Placement>> {
  const { companyId } = actor;
  if (!companyId) return { _id: { $in: [] } };
  const membership = await membershipOf(companyId, actor.userId);
  if (actor.role !== 'client_manager' || membership?.canSeeAllJobs) return { companyId };
  const jobs = await clientJobsOf(actor, { ended: true });
  return {
    companyId,
    $or: [
      { jobId: { $in: jobs.map(({ _id }) => _id) } },
      ...(membership
        ? [{ supervisorCompanyUserId: membership._id }, { backupSupervisorId: membership._id }]
        : []),
    ],
  };
}
