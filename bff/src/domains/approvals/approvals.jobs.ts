import { approvalMachine, type ApprovalMachineAction, type ApprovalState } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { runTransition } from '../../db/transition.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { notifyRequester } from './approval-notices.ts';
import { ApprovalModel, type ApprovalRequest } from './approval.model.ts';

/**
 * Closes requests that were not decided in time, notifies the requesters, and returns the number.
 */
export const expireApprovals = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<ApprovalRequest>(
    ApprovalModel,
    { status: 'pending', expiresAt: { $lte: now } },
    {
      as: 'approvals.expire',
      signal,
      work: async (tx, { _id, version }) => {
        const { after } = await runTransition<
          ApprovalState,
          ApprovalMachineAction,
          ApprovalRequest
        >(tx, ApprovalModel, {
          machine: approvalMachine,
          action: 'expire',
          filter: { _id },
          actor: null,
          version,
        });
        await audit(tx, {
          action: 'approval.expire',
          entity: 'approval',
          entityId: _id,
          actorKind: 'job',
          changes: [{ path: 'status', before: 'pending', after: after.status }],
        });
        await notifyRequester(tx, after, 'expired');
        return 1;
      },
    },
  );

export const approvalJobs: readonly JobDefinition[] = [
  {
    name: 'approvals.expire',
    everyMs: 15 * 60_000,
    run: async ({ signal }) => void (await expireApprovals(signal)),
  },
];
