import type { reasonEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { recordId } from '../../db/record-id.ts';
import { showConflict } from '../../db/show-conflict.ts';
import { transact } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import type { Service } from '../../http/mount.ts';
import { auditedFields, requireFreeLabel, requireTelling } from './create-reason.ts';
import { ReasonModel, type ReasonRecord } from './reason.model.ts';
import { showReason } from './show-catalogue.ts';

/** Changes a reason, or its active state. Records that refer to it keep it. */
export const updateReason: Service<typeof reasonEndpoints.update> = async (
  ctx,
  { params, body: { version, changes } },
) => {
  const _id = recordId(params.id);
  try {
    return await transact(ctx, async (tx) => {
      const { before, after } = await updateVersioned<ReasonRecord>(tx, ReasonModel, {
        filter: { _id },
        base: version,
        paths: Object.keys(changes),
        apply: async (current) => {
          const label = changes.label ?? current.label;
          const side = changes.side ?? current.side;
          const path = changes.label === undefined ? 'changes.side' : 'changes.label';
          await requireFreeLabel(tx, { context: current.context, side, label }, path, _id);
          // An inactive template may stay until another is chosen.
          if (changes.defaultTemplateId !== current.defaultTemplateId?.toHexString())
            await requireTelling(tx, changes.defaultTemplateId, 'changes.defaultTemplateId');
          return { $set: { ...changes, labelKey: foldText(label) } };
        },
      });
      await audit(tx, {
        action: 'reason.update',
        entity: 'reason',
        entityId: _id,
        changes: changesBetween<ReasonRecord>(before, after, auditedFields),
      });
      return showReason(after, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const current = await ReasonModel.findById(_id).lean();
      return current && showReason(current);
    });
  }
};
