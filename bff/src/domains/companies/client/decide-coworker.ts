import type { coworkerEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { notify } from '../../notifications/api/notify.ts';
import { requireOpen, type Company } from '../../../records/companies/company-lookup.ts';
import { CoworkerRequestModel, type CoworkerRequest } from './coworker-request.model.ts';
import { decidesOnCoworkers, ownCompany } from './coworker-rights.ts';
import { inviteCoworker } from './invite-coworkers.ts';
import { waitingCoworkers } from './list-coworkers.ts';

export const approveCoworker: Service<typeof coworkerEndpoints.approve> = (ctx, { params }) =>
  decide(ctx, params.id, {
    action: 'company.approve_coworker',
    said: (email) => `${email} is invited, as you asked`,
    work: async (tx, company, { email, role, message, canSeeAllJobs, jobIds }) => {
      await inviteCoworker(tx, ctx.actor, company, {
        email,
        role,
        message,
        canSeeAllJobs,
        jobIds,
      });
    },
  });

export const refuseCoworker: Service<typeof coworkerEndpoints.refuse> = (ctx, { params }) =>
  decide(ctx, params.id, {
    action: 'company.refuse_coworker',
    said: (email) => `${email} is not invited: your administrator decided against it`,
    work: () => Promise.resolve(),
  });

interface Decision {
  action: string;
  said: (email: string) => string;
  work: (tx: Tx, company: Company, request: CoworkerRequest) => Promise<void>;
}

/**
 * Decides on a proposed invitation once, even if two administrators decide at the same time, and
 * notifies its author.
 */
function decide(ctx: RequestContext, id: string, { action, said, work }: Decision) {
  const { actor } = ctx;
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const company = await ownCompany(actor, session);
    const found = isRecordId(id)
      ? await CoworkerRequestModel.findOne(
          {
            _id: id,
            companyId: company._id,
            ...(!decidesOnCoworkers(actor) && { requestedBy: actor.userId }),
          },
          null,
          { session },
        ).lean()
      : null;
    if (!found) throw new AppError('NOT_FOUND');
    if (!decidesOnCoworkers(actor))
      throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    requireOpen(company);
    const taken = await CoworkerRequestModel.findOneAndDelete(
      { _id: found._id },
      { session },
    ).lean();
    if (!taken) throw new AppError('NOT_FOUND');
    await work(tx, company, taken);
    await audit(tx, {
      action,
      entity: 'company',
      entityId: company._id,
      companyId: company._id,
      changes: [{ path: 'role', before: null, after: taken.role }],
    });
    await notify(tx, {
      topic: 'system',
      userIds: [taken.requestedBy],
      title: said(taken.email),
    });
    return { waiting: await waitingCoworkers(actor, company._id, session) };
  });
}
