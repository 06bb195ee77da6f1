import {
  limits,
  type ReasonContext,
  type ReasonSide,
  type reasonEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { foldText } from '../../db/fold-text.ts';
import { requireFree } from '../../db/require-free.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { isForTelling } from '../../records/email-templates/template-lookup.ts';
import { ReasonModel, type ReasonRecord } from './reason.model.ts';
import { showReason } from './show-catalogue.ts';

/** Fields recorded in the audit log with each change. */
export const auditedFields = [
  'context',
  'side',
  'label',
  'requiresNote',
  'coolDownDays',
  'defaultTemplateId',
  'isActive',
] as const satisfies readonly (keyof ReasonRecord)[];

/** Adds a reason at the end of its context. */
export const createReason: Service<typeof reasonEndpoints.create> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    await requireFreeLabel(tx, body, 'label');
    await requireTelling(tx, body.defaultTemplateId, 'defaultTemplateId');
    const ofContext = await ReasonModel.find({ context: body.context }, { sort: 1 }, { session })
      .sort({ sort: -1 })
      .lean();
    const max = limits.reason.inContext;
    if (ofContext.length >= max) throw invalidField('label', 'TOO_MANY', { max });
    const [created] = await ReasonModel.create(
      [
        {
          ...body,
          labelKey: foldText(body.label),
          sort: (ofContext[0]?.sort ?? -1) + 1,
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The reason was not written');
    const reason = created.toObject<ReasonRecord>();
    await audit(tx, {
      action: 'reason.create',
      entity: 'reason',
      entityId: reason._id,
      changes: changesBetween<ReasonRecord>(null, reason, auditedFields),
    });
    return showReason(reason, session);
  });

/** @throws AppError VALIDATION_FAILED for a template that is not usable for candidates */
export async function requireTelling(
  { session }: Tx,
  templateId: string | null | undefined,
  path: string,
): Promise<void> {
  if (templateId && !(await isForTelling(templateId, session)))
    throw invalidField(path, 'NOT_FOUND');
}

/** @throws AppError VALIDATION_FAILED at `path` if another reason of its kind has the label */
export const requireFreeLabel = (
  tx: Tx,
  { context, side, label }: { context: ReasonContext; side: ReasonSide; label: string },
  path: string,
  except?: Types.ObjectId,
): Promise<void> =>
  requireFree(tx, ReasonModel, { context, side, labelKey: foldText(label) }, { path, except });
