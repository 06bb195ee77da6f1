import {
  approvalMachine,
  dayMs,
  type ApprovalKindName,
  type ApprovalMachineAction,
  type ApprovalState,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import { runTransition } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { ApprovalModel, type ApprovalRequest } from '../approval.model.ts';
import { isRequester } from '../approvals.policy.ts';

export type { ApprovalRequest };
export { isRequester };

const recently = 7 * dayMs;
const max = 50;

/** Returns clients' requests about a record: pending and recently answered, the latest first. */
export const askedAbout = (
  subjectId: Types.ObjectId,
  kinds: readonly ApprovalKindName[],
  session: ClientSession | null = null,
): Promise<ApprovalRequest[]> =>
  ApprovalModel.find(
    {
      subjectId,
      kind: { $in: [...kinds] },
      clientPage: { $ne: null },
      $or: [{ status: 'pending' }, { updatedAt: { $gt: new Date(Date.now() - recently) } }],
    },
    null,
    { session },
  )
    .sort({ createdAt: -1, _id: -1 })
    .limit(max)
    .lean();

/** Returns a client's request. @throws AppError NOT_FOUND */
export async function findAsked(
  id: string,
  kinds: readonly ApprovalKindName[],
  session: ClientSession | null = null,
): Promise<ApprovalRequest> {
  const found = await ApprovalModel.findOne(
    { _id: recordId(id), kind: { $in: [...kinds] }, clientPage: { $ne: null } },
    null,
    { session },
  ).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Withdraws a client user's request, within the transaction of the caller, who has checked that
 * they see its record.
 * @throws AppError FORBIDDEN for a colleague's request, INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function withdrawAsked(
  tx: Tx,
  actor: Actor,
  request: ApprovalRequest,
  version: number,
): Promise<{ request: ApprovalRequest; already: boolean }> {
  if (!isRequester(actor, request))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  const { before, after, already } = await runTransition<
    ApprovalState,
    ApprovalMachineAction,
    ApprovalRequest
  >(tx, ApprovalModel, {
    machine: approvalMachine,
    action: 'withdraw',
    filter: { _id: request._id },
    // The state machine's permission is for staff; a client withdraws its own request.
    actor: null,
    version,
    set: () => ({ $set: { decidedAt: tx.at } }),
  });
  if (!already)
    await audit(tx, {
      action: 'approval.withdraw',
      entity: 'approval',
      entityId: after._id,
      changes: changesBetween<ApprovalRequest>(before, after, ['status']),
    });
  return { request: after, already };
}
