import { canReplace, type emailTemplateEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../audit/audit.service.ts';
import { stampVersion } from '../../db/record-version.ts';
import { transactShown } from '../../db/show-conflict.ts';
import { softDelete } from '../../db/soft-delete.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { releaseFiles } from '../files/api/files.ts';
import { retellReasons } from '../reasons/api/template-reasons.ts';
import { mayEditOwn, mayEditShipped, ownScope, requireMay } from './email-templates.policy.ts';
import { findTemplate, foundOwn, findOwnTemplateOrNull } from './find-template.ts';
import {
  OwnTemplateModel,
  type OwnTemplate,
} from '../../records/email-templates/own-template.model.ts';
import { showTemplate } from './show-template.ts';

/** Removes a user-made template. Repeating the request is no error. */
export const deleteTemplate: Service<(typeof emailTemplateEndpoints)['delete']> = (
  ctx,
  { params, body },
) =>
  transactShown(ctx, {
    find: (session) => findTemplate(ctx.actor, params.id, { session, removed: true }),
    change: async (tx, found) => {
      if (found.kind === 'shipped') {
        requireMay(ctx.actor, mayEditShipped(ctx.actor));
        throw new AppError('TEMPLATE_IN_USE');
      }
      const { stored } = found;
      requireMay(ctx.actor, mayEditOwn(ctx.actor, stored));
      if (stored.deletedAt) return found;
      const { _id } = stored;
      const removal = { reason: null, version: body.version };
      const { after } = await softDelete<OwnTemplate>(tx, OwnTemplateModel, { _id }, removal);
      await replace(tx, stored, await replacementFor(ctx, tx, stored, body.replacementId));
      if (stored.fileIds?.length) await releaseFiles(tx, stored.fileIds);
      await audit(tx, { action: 'emailTemplate.delete', entity: 'emailTemplate', entityId: _id });
      return foundOwn(after);
    },
    show: (found, session) => showTemplate(ctx.actor, found, session),
  });

/**
 * @throws AppError VALIDATION_FAILED for a template that cannot replace it or that the actor
 *   cannot see
 */
async function replacementFor(
  { actor }: RequestContext,
  { session }: Tx,
  deleted: OwnTemplate,
  id: string | null,
): Promise<Types.ObjectId | null> {
  if (id === null) return null;
  const other = await findOwnTemplateOrNull(actor, id, { session });
  if (!other || !canReplace(outline(deleted), outline(other)))
    throw invalidField('replacementId', 'NOT_FOUND');
  return other._id;
}

const outline = (stored: OwnTemplate) => ({
  id: stored._id.toHexString(),
  audience: stored.audience,
  isActive: stored.isActive,
  scope: ownScope(stored),
});

/** Moves drafts and reasons to the replacement; drafts keep their text. */
async function replace(
  tx: Tx,
  { _id }: OwnTemplate,
  replacementId: Types.ObjectId | null,
): Promise<void> {
  await retellReasons(tx, _id, replacementId);
  if (replacementId === null) return;
  await EmailMessageModel.updateMany(
    { templateId: _id, status: 'draft' },
    stampVersion(tx, { $set: { templateId: replacementId } }),
    { session: tx.session },
  );
}
