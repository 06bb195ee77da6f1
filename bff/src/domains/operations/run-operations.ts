import { operationMachine, stepOf } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Logger } from 'pino';
import type { BulkAction, BulkActions, BulkWork } from '../../bulk/bulk-action.ts';
import type { WriteContext } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { readerBehind } from '../../lists/background-reader.ts';
import { giveBack } from './hold-operation.ts';
import { operationWork, type OperationRecord } from './operation.model.ts';
import { runItems } from './run-items.ts';
import { presentCounts, settleOperation } from './settle-operation.ts';

/** An operation that repeatedly kills its process at the same record must not restart forever. */
const maxAttempts = 3;
const start = stepOf(operationMachine, 'start');
const cancelled = stepOf(operationMachine, 'cancel').to;

export interface RunnerParts {
  readonly actions: BulkActions;
  readonly log: Logger;
}

/** Continues every waiting operation, a share of each at a time. Several processes may do so. */
export async function runOperations(parts: RunnerParts, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const operation = await claim();
    if (!operation) return;
    await goOn(operation, parts, signal);
  }
}

const waiting: QueryFilter<OperationRecord> = { status: { $in: [...start.from, start.to] } };
/** Filter for cancelled operations that no process holds and that are not settled. */
const unsettled: QueryFilter<OperationRecord> = { status: cancelled, settledAt: null };

const claim = async (): Promise<OperationRecord | null> =>
  (await operationWork.claim(waiting, { oldestBy: 'turnAt', set: { status: start.to } })) ??
  operationWork.claim(unsettled, { oldestBy: 'turnAt' });

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
  if (operation.attempts > maxAttempts) return void (await settle('INTERRUPTED'));
  operation.counts = await presentCounts(operation._id);
  const operationLog = log.child({
    operation: operation._id.toHexString(),
    requestId: operation.requestId,
  });
  const end = await runItems({ operation, work, write, log: operationLog, signal }, () =>
    othersWait(operation),
  );
  if (end === 'paused') return giveBack(operation);
  // An operation that was cancelled meanwhile is settled as cancelled.
  await settle();
}

/** Returns null if its target was deleted or is out of reach. */
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

/** Returns the context of the changes: the user's, in the session of the request. */
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

/** Checks whether another operation has waited longer than this one has run. */
const othersWait = ({ _id }: OperationRecord): Promise<boolean> =>
  operationWork.waits({ $and: [waiting, { _id: { $ne: _id } }] });
