import {
  approvalMachine,
  type Approval,
  type ApprovalAction,
  type ApprovalMachineAction,
  type ApprovalState,
  type approvalEndpoints,
} from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { transactShown } from '../../db/show-conflict.ts';
import { runTransition } from '../../db/transition.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { notifyRequester } from './approval-notices.ts';
import { findApproval, kindOf, showApprovals, type Kinds } from './approval-reading.ts';
import { ApprovalModel, type ApprovalRequest } from './approval.model.ts';
import { decidesOn, isRequester } from './approvals.policy.ts';

interface Decision {
  id: string;
  action: ApprovalAction;
  version: number;
  note: string | null;
  /** Runs in the same transaction. */
  then?: (tx: Tx, before: ApprovalRequest) => Promise<void>;
}

/** Approves and carries out the request: both happen, or neither does. */
export const approveRequest =
  (kinds: Kinds): Service<typeof approvalEndpoints.approve> =>
  (ctx, { params, body }) =>
    decide(kinds, ctx, {
      id: params.id,
      action: 'approve',
      ...body,
      then: async (tx, before) => {
        const kind = kindOf(kinds, before);
        const { subjectId, requesterId, reason } = before;
        const payload = kind.payload.parse(before.payload);
        const { actor } = ctx;
        await kind.run(tx, { subjectId, payload, requesterId, reason: reason ?? '', actor }, kinds);
      },
    });

export const refuseRequest =
  (kinds: Kinds): Service<typeof approvalEndpoints.refuse> =>
  (ctx, { params, body }) =>
    decide(kinds, ctx, { id: params.id, action: 'refuse', ...body });

export const withdrawRequest =
  (kinds: Kinds): Service<typeof approvalEndpoints.withdraw> =>
  (ctx, { params, body }) =>
    decide(kinds, ctx, { id: params.id, action: 'withdraw', note: null, ...body });

function decide(kinds: Kinds, ctx: RequestContext, decision: Decision): Promise<Approval> {
  const { actor } = ctx;
  const { id, action, version, note, then } = decision;
  return transactShown(ctx, {
    find: (session) => findApproval(kinds, actor, id, session),
    change: async (tx, { request, subject }) => {
      requireParty(ctx, request, action, subject !== null);
      const { before, after, already } = await runTransition<
        ApprovalState,
        ApprovalMachineAction,
        ApprovalRequest
      >(tx, ApprovalModel, {
        machine: approvalMachine,
        action,
        filter: { _id: request._id },
        actor,
        version,
        guard: requireInTime,
        set: () => ({
          $set: {
            decidedAt: tx.at,
            ...(action !== 'withdraw' && { deciderId: tx.userId, decisionNote: note }),
          },
        }),
      });
      if (!already) {
        await audit(tx, {
          action: `approval.${action}`,
          entity: 'approval',
          entityId: after._id,
          changes: changesBetween<ApprovalRequest>(before, after, ['status', 'decisionNote']),
        });
        await then?.(tx, before);
        if (action !== 'withdraw')
          await notifyRequester(tx, after, action === 'approve' ? 'approved' : 'refused');
      }
      // Carrying it out may have changed the record it is about.
      return findApproval(kinds, actor, id, tx.session);
    },
    show: async (seen, session) => {
      const [shown] = await showApprovals(kinds, actor, [seen], session);
      if (!shown) throw new Error('The request was not shown');
      return shown;
    },
  });
}

/** @throws AppError SAME_PERSON_APPROVAL, FORBIDDEN for what the reader may see but not do */
function requireParty(
  { actor }: RequestContext,
  request: ApprovalRequest,
  action: ApprovalAction,
  reaches: boolean,
): void {
  const own = isRequester(actor, request);
  if (action === 'withdraw' ? own : !own && reaches && decidesOn(actor, request)) return;
  throw own
    ? new AppError('SAME_PERSON_APPROVAL')
    : new AppError('FORBIDDEN', { context: { role: actor.role } });
}

/** The expiry job may not have run yet. */
function requireInTime({ expiresAt }: ApprovalRequest): void {
  if (expiresAt > new Date()) return;
  throw new AppError('INVALID_TRANSITION', {
    context: { currentState: 'expired', allowedActions: [] },
  });
}
