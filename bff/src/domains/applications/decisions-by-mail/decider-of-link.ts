import { normaliseEmail } from '@muster/contracts';
import type { VisitorContext } from '../../../http/context.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { decidersOf } from '../../../records/companies/submission-terms.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { holderInRole, type LinkHolder } from '../../links/api/link-holder.ts';
import { behindLink } from '../../links/api/link-visit.ts';
import { heldLink } from '../../links/api/links.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';

/** Holder of a decision link, with their current permissions at the client. */
export interface LinkDecider extends LinkHolder {
  applicationId: string;
}

/**
 * Returns the decider of a handle; users who no longer decide at the client cannot decide by mail
 * either.
 * @throws AppError TOKEN_…
 */
export async function deciderOfLink(ctx: VisitorContext, handle: string): Promise<LinkDecider> {
  const token = await heldLink(ctx, handle, 'application_decision');
  const { application, job } = await behindLink(token, 'application', async (_id) => {
    const found = await ApplicationModel.findOne({ _id, deletedAt: null }).lean();
    const ofJob = found && (await jobsById([found.jobId])).get(found.jobId.toHexString());
    return ofJob && { application: found, job: ofJob };
  });
  const holder = (await decidersOf(job)).find(
    ({ email }) => normaliseEmail(email) === token.holderEmailNorm,
  );
  const assignment =
    holder &&
    (await RoleAssignmentModel.findOne({
      userId: holder.userId,
      companyId: job.companyId,
      revokedAt: null,
      role: holder.isAdmin ? 'client_admin' : 'client_manager',
    }).lean());
  return { ...holderInRole(token, assignment), applicationId: application._id.toHexString() };
}
