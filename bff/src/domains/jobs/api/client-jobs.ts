import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { membershipOf } from '../../companies/api/company-directory.ts';
import { JobModel } from '../job.model.ts';
import { clientScopeFor } from '../jobs.policy.ts';

/** Whether somebody of a client sees a job on their dashboard. */
export async function clientMaySee(
  actor: Actor,
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<boolean> {
  if (!actor.companyId) return false;
  const membership = await membershipOf(actor.companyId, actor.userId);
  const found = await JobModel.exists({
    $and: [
      { _id: jobId, deletedAt: null },
      clientScopeFor(actor, membership?.canSeeAllJobs ?? false),
    ],
  }).session(session);
  return found !== null;
}
