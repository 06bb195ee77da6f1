import type { clientScheduleEndpoints } from '@muster/contracts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { ensureHeldTimes } from '../../vetting/api/interview-times.ts';
import { closeRequest, takeProposedTime } from '../request/settle-request.ts';
import { notifyOrganiser } from '../request/schedule-mails.ts';
import type { ScheduleRequestRecord } from '../../../records/scheduling/schedule-request.model.ts';
import { findProposed, type ProposedForClient } from './find-proposed.ts';
import { showOneProposed } from './show-proposed.ts';

type Endpoints = typeof clientScheduleEndpoints;

/** Changes times that the client itself proposed. @throws AppError NOT_FOUND, FORBIDDEN */
const change = (
  ctx: RequestContext,
  id: string,
  {
    work,
    told,
  }: {
    work: (tx: Tx, proposed: ProposedForClient) => Promise<ScheduleRequestRecord>;
    told: string;
  },
) =>
  transactShown(ctx, {
    find: (session) => findProposed(ctx.actor, id, session),
    change: async (tx, proposed) => {
      const { found, request } = proposed;
      if (!request.proposedBy)
        throw new AppError('FORBIDDEN', { context: { role: ctx.actor.role } });
      const after = await work(tx, proposed);
      if (after !== request) await notifyOrganiser(tx, after, told);
      return { found, request: after };
    },
    show: ({ request }, session) => showOneProposed(ctx.actor, request, session),
  });

/** Sets a time within one of the candidate's counter-proposals. */
export const fixForClient: Service<Endpoints['fix']> = async (ctx, { params, body }) => {
  const { request } = await findProposed(ctx.actor, params.id);
  await ensureHeldTimes([...request.hostIds, request.candidateId].map(String));
  return change(ctx, params.id, {
    work: (tx, proposed) => takeProposedTime(tx, proposed.found, proposed.request, body),
    told: 'The client took a time that {name} proposed',
  });
};

/** Withdraws the proposed times before one was chosen. */
export const withdrawForClient: Service<Endpoints['withdraw']> = (ctx, { params, body }) =>
  change(ctx, params.id, {
    work: (tx, proposed) => closeRequest(tx, proposed.request, body.version),
    told: 'The client took the times for an interview with {name} back',
  });
