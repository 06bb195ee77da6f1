import { setImmediate as turn } from 'node:timers/promises';
import { limits, operationMachine, stepOf, type OperationPurpose } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import type { BulkAction } from '../../bulk/bulk-action.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { notHeld } from '../../jobs/held-work.ts';
import { announceOperation } from '../../outbox/operation-changed.ts';
import { OperationItemModel } from './operation-item.model.ts';
import { OperationModel, operationWork, type OperationRecord } from './operation.model.ts';

/** A record to be processed; `undo` if an earlier change of it is reverted. */
export interface Ordered {
  readonly recordId: Types.ObjectId;
  readonly undo?: unknown;
}

/** The requesting user, role and session. */
export interface OperationAsker {
  readonly actor: { readonly userId: Types.ObjectId; readonly assignmentId: Types.ObjectId };
  readonly session: { readonly id: Types.ObjectId };
  readonly requestId: string;
}

interface Order {
  /** Its id, if it has to be known in advance. */
  readonly id?: Types.ObjectId | undefined;
  /** Whether it runs after the request. */
  readonly later?: boolean;
  readonly action: BulkAction;
  readonly params: unknown;
  readonly items: readonly Ordered[];
  readonly purpose?: OperationPurpose;
  readonly origin?: OperationRecord;
}

const atOnce = 500;

/** Creates an operation that is not stored yet. A few records are processed within the request. */
export function newOperation(ctx: OperationAsker, order: Order): OperationRecord {
  const { actor, session, requestId } = ctx;
  const now = new Date();
  const inBackground = order.later === true || order.items.length > limits.bulk.atOnce;
  return {
    _id: order.id ?? new Types.ObjectId(),
    userId: actor.userId,
    assignmentId: actor.assignmentId,
    sessionId: session.id,
    kind: order.action.kind,
    purpose: order.purpose ?? 'do',
    originId: order.origin?._id ?? null,
    params: order.params,
    inBackground,
    status: inBackground
      ? stepOf(operationMachine, 'giveBack').to
      : stepOf(operationMachine, 'start').to,
    total: order.items.length,
    counts: { ok: 0, skipped: 0, failed: 0 },
    reasons: [],
    ...(inBackground ? notHeld : operationWork.hold()),
    turnAt: now,
    attempts: 0,
    failure: null,
    requestId,
    createdAt: now,
    finishedAt: null,
    settledAt: null,
    undoUntil: null,
    undoneById: null,
    retriedById: null,
    purgeAt: new Date(now.getTime() + limits.bulk.keep),
  };
}

/**
 * Stores the records of an operation before the operation itself: there may be more than a
 * transaction should hold. Without the operation they are never read, and expire.
 */
export async function storeItems(
  { _id, purgeAt }: OperationRecord,
  items: readonly Ordered[],
): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) {
    const rows = items.slice(from, from + atOnce).map(({ recordId, undo = null }, index) => ({
      _id: new Types.ObjectId(),
      operationId: _id,
      position: from + index + 1,
      recordId,
      outcome: null,
      code: null,
      undo,
      purgeAt,
    }));
    await OperationItemModel.insertMany(rows, { lean: true });
    await turn();
  }
}

/** @throws AppError OPERATION_RUNNING if the user has the maximum number of running operations */
export async function requireRoom(userId: Types.ObjectId): Promise<void> {
  const running = await OperationModel.countDocuments({
    userId,
    inBackground: true,
    status: { $in: stepOf(operationMachine, 'cancel').from },
  }).limit(limits.bulk.runningPerUser);
  if (running >= limits.bulk.runningPerUser)
    throw new AppError('OPERATION_RUNNING', { context: { most: limits.bulk.runningPerUser } });
}

/** Stores the operation with its audit event; from now on any process may run it. */
export async function storeOperation(tx: Tx, record: OperationRecord): Promise<void> {
  await OperationModel.insertMany([record], { session: tx.session, lean: true });
  await audit(tx, {
    action: 'operation.begin',
    entity: 'operation',
    entityId: record._id,
    changes: [
      { path: 'kind', before: null, after: record.kind },
      { path: 'purpose', before: null, after: record.purpose },
      { path: 'records', before: null, after: record.total },
    ],
  });
  if (record.inBackground) announceOperation(tx, record);
}
