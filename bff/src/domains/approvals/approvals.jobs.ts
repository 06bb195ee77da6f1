import { approvalMachine, type ApprovalMachineAction, type ApprovalState } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { runTransition } from '../../db/transition.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { notifyRequester } from './approval-notices.ts';
import { ApprovalModel, type ApprovalRequest } from './approval.model.ts';

const batch = 200;

/** Closes requests without a decision in time, and notifies the requester. */
export async function expireApprovals(signal: AbortSignal, now = new Date()): Promise<number> {
  const due = await ApprovalModel.find(
    { status: 'pending', expiresAt: { $lte: now } },
    { version: 1 },
  )
    .limit(batch)
    .lean<Pick<ApprovalRequest, '_id' | 'version'>[]>();
  let expired = 0;
  for (const { _id, version } of due) {
    if (signal.aborted) break;
    expired += await transact(systemContext(`expire:${_id.toHexString()}`), async (tx) => {
      // The requester may have withdrawn it at the last moment.
      const filter = { _id, version, status: 'pending' as const };
      if (!(await ApprovalModel.exists(filter).session(tx.session))) return 0;
      const { after } = await runTransition<ApprovalState, ApprovalMachineAction, ApprovalRequest>(
        tx,
        ApprovalModel,
        { machine: approvalMachine, action: 'expire', filter: { _id }, actor: null, version },
      );
      await audit(tx, {
        action: 'approval.expire',
        entity: 'approval',
        entityId: _id,
        actorKind: 'job',
        changes: [{ path: 'status', before: 'pending', after: after.status }],
      });
      await notifyRequester(tx, after, 'expired');
      return 1;
    });
  }
  return expired;
}

export const approvalJobs: readonly JobDefinition[] = [
  {
    name: 'approvals.expire',
    everyMs: 15 * 60_000,
    run: async ({ signal }) => void (await expireApprovals(signal)),
  },
];
