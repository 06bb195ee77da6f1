import { randomUUID } from 'node:crypto';
import type { QueryFilter } from 'mongoose';
import type { Logger } from 'pino';
import type { BulkAction, BulkActions, BulkWork } from '../../bulk/bulk-action.ts';
import type { WriteContext } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { readerBehind } from '../../lists/background-reader.ts';
import { giveBack } from './hold-operation.ts';
import { operationLeaseMs } from './operation-lease.ts';
import { operationStep } from './operation-step.ts';
import { OperationModel } from './operation.model.ts';
import type { OperationRecord } from './operation.model.ts';
import { runItems } from './run-items.ts';
import { presentCounts, settleOperation } from './settle-operation.ts';

/** What ends a process each time at the same record is not begun again for ever. */
const mostAttempts = 3;
const start = operationStep('start');
const cancelled = operationStep('cancel').to;

export interface RunnerParts {
  readonly actions: BulkActions;
  readonly log: Logger;
}

/** Goes on with every operation that waits, a share of each at a time. Several processes may. */
export async function runOperations(parts: RunnerParts, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const operation = (await claim(waiting())) ?? (await claim(unsettled(), {}));
    if (!operation) return;
    await goOn(operation, parts, signal);
  }
}

const waiting = (): QueryFilter<OperationRecord> => ({
  $or: [{ status: { $in: start.from } }, { status: start.to, heldUntil: { $lt: new Date() } }],
});

/** Cancelled, and nobody is at it any more who would settle it. */
const unsettled = (): QueryFilter<OperationRecord> => ({
  status: cancelled,
  settledAt: null,
  $or: [{ heldUntil: null }, { heldUntil: { $lt: new Date() } }],
});

/** Takes an operation, so that no other process does. */
const claim = (
  filter: QueryFilter<OperationRecord>,
  changes: Partial<OperationRecord> = { status: start.to },
): Promise<OperationRecord | null> =>
  OperationModel.findOneAndUpdate(
    filter,
    {
      $set: {
        ...changes,
        holder: randomUUID(),
        heldUntil: new Date(Date.now() + operationLeaseMs),
      },
      $inc: { attempts: 1 },
    },
    { sort: { turnAt: 1, _id: 1 }, returnDocument: 'after' },
  ).lean<OperationRecord>();

async function goOn(
  operation: OperationRecord,
  { actions, log }: RunnerParts,
  signal?: AbortSignal,
): Promise<void> {
  const reader = await readerBehind(operation);
  const write = contextOf(operation);
  const action = actions.get(operation.kind);
  const mayStill = reader !== null && action !== undefined && reader.actor.can(action.permission);
  const work = mayStill ? await workOf(action, operation, reader.actor) : null;
  const settle = (failure?: 'RIGHTS' | 'TARGET' | 'INTERRUPTED') =>
    settleOperation({ operation, write, work, ...(failure && { failure }) });
  if (operation.status === cancelled) return void (await settle());
  if (!mayStill) return void (await settle('RIGHTS'));
  if (!work) return void (await settle('TARGET'));
  if (operation.attempts > mostAttempts) return void (await settle('INTERRUPTED'));
  operation.counts = await presentCounts(operation._id);
  const operationLog = log.child({
    operation: operation._id.toHexString(),
    requestId: operation.requestId,
  });
  const end = await runItems({ operation, work, write, log: operationLog, signal }, () =>
    othersWait(operation),
  );
  if (end === 'paused') return giveBack(operation);
  // One that was cancelled meanwhile is settled as what it is now.
  await settle();
}

/** Null when what it is about is gone, or out of reach by now. */
async function workOf(
  action: BulkAction,
  { params }: OperationRecord,
  actor: Parameters<BulkAction['prepare']>[0],
): Promise<BulkWork | null> {
  try {
    return await action.prepare(actor, params);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The changes are the person's, in the session in which they asked. */
const contextOf = ({
  requestId,
  sessionId,
  userId,
  assignmentId,
}: OperationRecord): WriteContext => ({
  requestId,
  ip: '',
  session: {
    id: sessionId,
    user: { _id: userId },
    assignment: { _id: assignmentId },
    impersonation: null,
  },
  idempotency: null,
});

/** Whether somebody else's operation has waited longer than this one works. */
const othersWait = async ({ _id }: OperationRecord): Promise<boolean> =>
  (await OperationModel.exists({ _id: { $ne: _id }, ...waiting() })) !== null;
