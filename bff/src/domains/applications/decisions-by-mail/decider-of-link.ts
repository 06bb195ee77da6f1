import { normaliseEmail } from '@muster/contracts';
import { createActor, type Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { agencyName } from '../../../mail/agency.ts';
import { decidersOf } from '../../../records/companies/submission-terms.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import type { AccessToken } from '../../links/api/access-tokens.ts';
import { heldLink } from '../../links/api/links.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';

/** The holder of a decision link, with their present rights at the client. */
export interface LinkDecider {
  token: AccessToken;
  actor: Actor;
  applicationId: string;
}

/**
 * The decider of a handle. A link gives no more than its holder may do in the client area: who does
 * not decide there any more, does not by mail.
 * @throws AppError TOKEN_…
 */
export async function deciderOfLink(ctx: VisitorContext, handle: string): Promise<LinkDecider> {
  const token = await heldLink(ctx, handle, 'application_decision');
  const application = await ApplicationModel.findOne({
    _id: token.subjectId,
    deletedAt: null,
  }).lean();
  const job =
    application && (await jobsById([application.jobId])).get(application.jobId.toHexString());
  if (!application || !job) throw new AppError('TOKEN_INVALID');
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
  if (!assignment)
    throw new AppError('TOKEN_REVOKED', {
      context: { purpose: token.purpose, agencyName: agencyName() },
    });
  return {
    token,
    applicationId: application._id.toHexString(),
    actor: createActor({
      userId: holder.userId,
      assignmentId: assignment._id,
      role: assignment.role,
      companyId: job.companyId,
      candidateId: null,
    }),
  };
}
