import type { operationEndpoints, OperationPurpose } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import type { BulkActions } from '../../bulk/bulk-action.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { newOperation, requireRoom, storeItems, storeOperation } from './begin-operation.ts';
import { OperationItemModel, type OperationItemRecord } from './operation-item.model.ts';
import { OperationModel, type OperationRecord } from './operation.model.ts';
import { allowedActions, showOperation } from './operation.serializer.ts';
import { findOperation } from './operations.policy.ts';
import { runAtOnce } from './run-at-once.ts';

/** Reverts an operation, record by record, if the record has not been changed since. */
export const undoOperation =
  (actions: BulkActions): Service<typeof operationEndpoints.undo> =>
  async (ctx, { params }) => {
    const origin = await findOperation(ctx.actor, params.id);
    return follow(ctx, actions, origin, {
      name: 'undo',
      mark: 'undoneById',
      purpose: 'undo',
      which: { outcome: 'ok' },
    });
  };

/** Retries failed and unprocessed records. */
export const retryOperation =
  (actions: BulkActions): Service<typeof operationEndpoints.retry> =>
  async (ctx, { params }) => {
    const origin = await findOperation(ctx.actor, params.id);
    return follow(ctx, actions, origin, {
      name: 'retry',
      mark: 'retriedById',
      purpose: origin.purpose === 'undo' ? 'undo' : 'retry',
      which: { outcome: { $in: ['error', null] } },
    });
  };

interface Following {
  name: 'undo' | 'retry';
  /** The field that links to the following operation. */
  mark: 'undoneById' | 'retriedById';
  purpose: OperationPurpose;
  which: QueryFilter<OperationItemRecord>;
}

/**
 * Creates the operation that follows another, once; a repeated request returns the existing one.
 */
async function follow(
  ctx: RequestContext,
  actions: BulkActions,
  origin: OperationRecord,
  { name, mark, purpose, which }: Following,
) {
  const { actor } = ctx;
  const follower = origin[mark];
  if (follower) return showOperation(actor, actions, await findOperation(actor, String(follower)));
  const action = actions.get(origin.kind);
  if (!action || !actor.can(action.permission))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  if (!allowedActions(actor, actions, origin, new Date()).includes(name))
    throw refusal(origin, name);
  const work = await action.prepare(actor, origin.params);
  const rows = await OperationItemModel.find({ operationId: origin._id, ...which })
    .sort({ position: 1 })
    .lean();
  const items = rows.map(({ recordId, undo }) => ({ recordId, undo }));
  const operation = newOperation(ctx, { action, params: origin.params, items, purpose, origin });
  const store = async (tx: Tx) => {
    // Of two concurrent requests only one succeeds.
    const { matchedCount } = await OperationModel.updateOne(
      { _id: origin._id, [mark]: null },
      { $set: { [mark]: operation._id } },
      { session: tx.session },
    );
    if (matchedCount === 0) throw refusal(origin, name);
    await storeOperation(tx, operation);
  };
  if (operation.inBackground) {
    await requireRoom(actor.userId);
    await storeItems(operation, items);
    return transact(ctx, async (tx) => {
      await store(tx);
      return showOperation(actor, actions, operation);
    });
  }
  const done = await runAtOnce(ctx, { operation, items, work, store });
  return showOperation(actor, actions, done);
}

function refusal({ status, undoUntil }: OperationRecord, action: string): AppError {
  return action === 'undo' && undoUntil && undoUntil <= new Date()
    ? new AppError('UNDO_EXPIRED')
    : new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}
