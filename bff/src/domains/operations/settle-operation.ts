import {
  limits,
  operationMachine,
  operationUndoUntil,
  stepOf,
  type BulkOutcome,
  type BulkReason,
  type OperationFailure,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import type { BulkWork } from '../../bulk/bulk-action.ts';
import { transact, type Tx, type WriteContext } from '../../db/unit-of-work.ts';
import { announceOperation } from '../../outbox/operation-changed.ts';
import { notify } from '../notifications/api/notify.ts';
import { OperationItemModel } from './operation-item.model.ts';
import { linkOf, wordsOf } from './operation-words.ts';
import {
  OperationModel,
  operationWork,
  type OperationCounts,
  type OperationRecord,
} from './operation.model.ts';

/** A user who waited no longer is still watching, and only the tray reports the result. */
const patienceMs = 10_000;

interface Settling {
  readonly operation: OperationRecord;
  readonly write: WriteContext;
  /** Null if its target was deleted. */
  readonly work: BulkWork | null;
  readonly failure?: OperationFailure;
}

/**
 * Settles an operation: stores counts, and notifies affected users and its user. Runs once, in the
 * process that holds it. An operation cancelled meanwhile stays cancelled. Returns its current
 * state; null if another process holds it.
 */
export async function settleOperation(settling: Settling): Promise<OperationRecord | null> {
  const { operation, write, failure = null } = settling;
  const reasons = await reasonsOf(operation._id);
  const counts = countsOf(reasons);
  return transact(write, async (tx) => {
    const { session, at } = tx;
    const mine = { _id: operation._id, holder: operation.holder, settledAt: null };
    const before = await OperationModel.findOne(mine, null, { session }).lean();
    if (!before) return null;
    const cancelled = stepOf(operationMachine, 'cancel').to;
    const status = before.status === cancelled ? cancelled : endOf(counts, failure);
    const after = await operationWork.settle(
      before,
      {
        $set: {
          status,
          counts,
          reasons,
          failure: status === cancelled ? null : failure,
          finishedAt: before.finishedAt ?? at,
          settledAt: at,
          undoUntil: counts.ok > 0 && before.purpose !== 'undo' ? operationUndoUntil(at) : null,
        },
      },
      session,
    );
    if (!after) return null;
    await notifyOthers(tx, settling, counts);
    await audit(tx, {
      action: `operation.${status === cancelled ? 'stop' : status === 'failed' ? 'fail' : 'complete'}`,
      entity: 'operation',
      entityId: after._id,
      changes: [
        { path: 'done', before: null, after: counts.ok },
        { path: 'failed', before: null, after: counts.failed },
      ],
    });
    await notifyPerson(tx, after);
    return after;
  });
}

function endOf({ failed }: OperationCounts, failure: OperationFailure | null) {
  if (failure) return stepOf(operationMachine, 'fail').to;
  return stepOf(operationMachine, failed > 0 ? 'completeWithErrors' : 'complete').to;
}

/** Notifies others about the changed records; reverting notifies no one. */
async function notifyOthers(tx: Tx, { operation, work }: Settling, { ok }: OperationCounts) {
  if (!work?.tell || ok === 0 || operation.purpose === 'undo') return;
  const done = await OperationItemModel.find(
    { operationId: operation._id, outcome: 'ok' },
    { recordId: 1 },
    { session: tx.session },
  )
    .sort({ position: 1 })
    .limit(limits.bulk.selection)
    .lean();
  await work.tell(
    tx,
    done.map(({ recordId }) => recordId),
  );
}

async function notifyPerson(tx: Tx, operation: OperationRecord): Promise<void> {
  if (!operation.inBackground) return;
  announceOperation(tx, operation);
  const waited = tx.at.getTime() - operation.createdAt.getTime() > patienceMs;
  if (!waited || operation.status === stepOf(operationMachine, 'cancel').to) return;
  await notify(tx, {
    topic: 'system',
    userIds: [operation.userId],
    title: wordsOf(operation),
    link: linkOf(operation),
  });
}

/** Returns the outcomes of an operation's records with their numbers. */
async function reasonsOf(operationId: Types.ObjectId): Promise<BulkReason[]> {
  const groups = await OperationItemModel.aggregate<{
    _id: { outcome: BulkOutcome; code: string | null };
    count: number;
  }>([
    { $match: { operationId, outcome: { $ne: null } } },
    { $group: { _id: { outcome: '$outcome', code: '$code' }, count: { $sum: 1 } } },
  ]);
  return groups
    .map(({ _id, count }) => ({ ..._id, count }))
    .toSorted((a, b) => b.count - a.count || String(a.code).localeCompare(String(b.code)));
}

/** Returns the counts with which a process continues an operation. */
export const presentCounts = async (operationId: Types.ObjectId): Promise<OperationCounts> =>
  countsOf(await reasonsOf(operationId));

function countsOf(reasons: readonly BulkReason[]): OperationCounts {
  const sum = (outcome: BulkOutcome) =>
    reasons.reduce((total, one) => total + (one.outcome === outcome ? one.count : 0), 0);
  return { ok: sum('ok'), skipped: sum('skipped'), failed: sum('error') };
}
