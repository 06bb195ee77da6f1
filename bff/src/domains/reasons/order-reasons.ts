import type { reasonEndpoints } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { transact } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { ReasonModel, type ReasonRecord } from './reason.model.ts';
import { showReasons } from './show-catalogue.ts';

/**
 * Sorts the reasons of a context by `ids`; the same order changes nothing. If a reason was added
 * meanwhile, the order has to be read again.
 */
export const orderReasons: Service<typeof reasonEndpoints.order> = (
  ctx,
  { body: { context, ids } },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const reasons = await ReasonModel.find({ context, deletedAt: null }, null, { session })
      .sort({ sort: 1 })
      .lean();
    const byId = new Map(reasons.map((reason) => [reason._id.toHexString(), reason]));
    const ordered = [...new Set(ids)].map((id) => {
      const reason = byId.get(id);
      if (!reason) throw invalidField('ids', 'NOT_FOUND');
      return reason;
    });
    if (ordered.length < reasons.length)
      throw new AppError('VERSION_CONFLICT', { context: { changedFields: ['ids'] } });
    const moved = ordered.flatMap((reason, sort) =>
      reason.sort === sort ? [] : [{ reason, sort }],
    );
    if (moved.length > 0) {
      await ReasonModel.bulkWrite(
        moved.map(({ reason, sort }) => ({
          updateOne: { filter: { _id: reason._id }, update: { $set: { sort } } },
        })),
        { session },
      );
      const labels = (list: readonly ReasonRecord[]) => list.map(({ label }) => label);
      await audit(tx, {
        action: 'reason.order',
        entity: 'reason',
        entityId: context,
        changes: [{ path: 'order', before: labels(reasons), after: labels(ordered) }],
      });
    }
    return {
      data: await showReasons(
        ordered.map((reason, sort) => ({ ...reason, sort })),
        session,
      ),
    };
  });
