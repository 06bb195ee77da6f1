import { operationMachine, stepOf, type operationEndpoints } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import type { BulkActions } from '../../bulk/bulk-action.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { announceOperation } from '../../outbox/operation-changed.ts';
import { OperationModel } from './operation.model.ts';
import { showOperation } from './operation.serializer.ts';
import { findOperation } from './operations.policy.ts';

const { from: underWay, to: cancelled } = stepOf(operationMachine, 'cancel');

/**
 * Cancels an operation. The running process finishes its current record, stops before the next, and
 * settles the rest; without a running process the next one that checks does so.
 */
export const cancelOperation =
  (actions: BulkActions): Service<typeof operationEndpoints.cancel> =>
  async (ctx, { params }) => {
    const { actor } = ctx;
    const before = await findOperation(actor, params.id);
    if (before.status === cancelled) return showOperation(actor, actions, before);
    return transact(ctx, async (tx) => {
      const after = await OperationModel.findOneAndUpdate(
        { _id: before._id, status: { $in: underWay } },
        { $set: { status: cancelled, finishedAt: tx.at } },
        { session: tx.session, returnDocument: 'after' },
      ).lean();
      if (!after) {
        const { status } = await findOperation(actor, params.id);
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: status, action: 'cancel' },
        });
      }
      await audit(tx, {
        action: 'operation.cancel',
        entity: 'operation',
        entityId: after._id,
        changes: [{ path: 'status', before: before.status, after: after.status }],
      });
      announceOperation(tx, after);
      return showOperation(actor, actions, after);
    });
  };
