import { companiesRoutes, href, jobsRoutes, type clientTeamEndpoints } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { calledInNotices } from '../../records/jobs/job-called.ts';
import { limitClientMessages, mailFromClient } from '../messages/api/client-message.ts';
import { teamOfClient, type TeamOfClient } from './team-of-client.ts';

/** Sends a mail to a member of the reader's own team; other people answer NOT_FOUND. */
export const emailTeamMember: Service<typeof clientTeamEndpoints.email> = async (
  ctx,
  { params, body },
) => {
  requireMember(await teamOfClient(ctx.actor), params.userId);
  await limitClientMessages(ctx);
  return transact(ctx, async (tx) => {
    const team = await teamOfClient(ctx.actor, tx.session);
    requireMember(team, params.userId);
    const to = team.reachable.get(params.userId);
    // The member is known but has left, so the substitute is offered instead.
    if (!to) throw new AppError('NO_RECIPIENTS');
    const job = team.jobs.find(({ _id }) => _id.toHexString() === body.jobId);
    if (body.jobId !== null && !job) throw invalidField('jobId', 'NOT_FOUND');
    const { company } = team;
    await audit(tx, {
      action: 'company.client_message',
      entity: 'company',
      entityId: company._id,
      companyId: company._id,
      changes: [{ path: 'subject', before: null, after: body.subject }],
    });
    await mailFromClient(tx, ctx, {
      to,
      company: company.name,
      title: job ? `${body.subject} (${calledInNotices(job)})` : body.subject,
      message: body.message,
      path: job
        ? href(jobsRoutes.record, { id: job._id.toHexString() })
        : href(companiesRoutes.record, { id: company._id.toHexString() }),
      about: { type: 'company', id: company._id },
      copyToSender: body.copyToMe,
    });
    return { name: to.name };
  });
};

/** @throws AppError NOT_FOUND for a person who is not on the reader's team */
export function requireMember({ members, reachable }: TeamOfClient, userId: string): void {
  const isKnown = members.some((member) => member.userId === userId) || reachable.has(userId);
  if (!isKnown) throw new AppError('NOT_FOUND');
}
