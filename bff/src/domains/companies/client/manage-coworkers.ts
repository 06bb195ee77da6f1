import type { CoworkerView, coworkerEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import { memberActions, onMember } from '../members/member-access.ts';
import type { MemberSide } from '../members/member-side.ts';
import { changeMember } from '../members/update-member.ts';
import { ownCompany } from './coworker-rights.ts';
import { shareJobs } from './shared-jobs.ts';
import { showCoworkers } from './show-coworkers.ts';

/** Changes the role, title and rights of a coworker, and the jobs shared with them. */
export const updateCoworker: Service<typeof coworkerEndpoints.update> = (ctx, { params, body }) => {
  const { sharedJobIds, ...changes } = body.changes;
  return changeMember(ctx, ofClient(ctx.actor, params.id), { ...body, changes }, async () =>
    sharedJobIds ? shareJobs(ctx.actor, sharedJobIds) : null,
  );
};

export const disableCoworker: Service<typeof coworkerEndpoints.disable> = (ctx, { params, body }) =>
  onMember(ctx, ofClient(ctx.actor, params.id), body, memberActions.disable);

export const enableCoworker: Service<typeof coworkerEndpoints.enable> = (ctx, { params, body }) =>
  onMember(ctx, ofClient(ctx.actor, params.id), body, memberActions.enable);

export const resendCoworkerInvite: Service<typeof coworkerEndpoints.resendInvite> = (
  ctx,
  { params, body },
) => onMember(ctx, ofClient(ctx.actor, params.id), body, memberActions.resend);

/** A coworker at the actor's company; never the actor or a member of another company. */
const ofClient = (actor: Actor, id: string): MemberSide<CoworkerView> => ({
  find: async (session) => {
    const company = await ownCompany(actor, session);
    const member = await CompanyUserModel.findOne(
      { _id: recordId(id), companyId: company._id, deletedAt: null },
      null,
      { session },
    ).lean();
    if (!member) throw new AppError('NOT_FOUND');
    if (member.userId.equals(actor.userId)) throw new AppError('SELF_RECORD');
    return { company, member };
  },
  show: async ({ company, member }, session) => {
    const jobs = await clientJobsOf(actor);
    const [shown] = await showCoworkers(actor, { company, members: [member], jobs }, session);
    if (!shown) throw new AppError('NOT_FOUND');
    return shown;
  },
});
