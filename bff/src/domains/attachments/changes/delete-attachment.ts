import type { attachmentEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { restoreDeleted, softDelete } from '../../../db/soft-delete.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import type { Service } from '../../../http/mount.ts';
import { reclaimFile, releaseFiles } from '../../files/api/files.ts';
import { requireRoom } from './attach-file.ts';
import { attachmentFields } from '../reading/attachment-audit.ts';
import { AttachmentModel, type Attachment } from '../../../records/attachments/attachment.model.ts';
import { showAttachment } from '../attachment.serializer.ts';
import { findFileFor } from '../reading/find-attachment.ts';
import { settlePrimary } from './primary-cv.ts';

/** Deletes an attachment; it can be restored within 30 days. */
export const deleteAttachment: Service<typeof attachmentEndpoints.delete> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { attachment, owner } = await findFileFor(actor, 'attachment.delete', params.id, {
      session: tx.session,
      deleted: true,
    });
    const after = await removeAttachment(tx, attachment, body.version);
    return showAttachment(actor, after, owner, tx.session);
  });

/** Restores a deleted attachment. Restoring a live one is no error. */
export const restoreAttachment: Service<typeof attachmentEndpoints.restore> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { attachment, owner } = await findFileFor(actor, 'attachment.delete', params.id, {
      session: tx.session,
      deleted: true,
    });
    const after = await bringBack(tx, attachment, body.version);
    return showAttachment(actor, after, owner, tx.session);
  });

/** Deletes it, for staff and for the candidate. Idempotent. */
export async function removeAttachment(
  tx: Tx,
  attachment: Attachment,
  version: number,
): Promise<Attachment> {
  if (attachment.deletedAt) return attachment;
  const { before, after } = await softDelete<Attachment>(
    tx,
    AttachmentModel,
    { _id: attachment._id },
    { reason: null, version },
  );
  await AttachmentModel.updateOne(
    { _id: after._id },
    { $set: { isPrimary: false } },
    { session: tx.session },
  );
  await releaseFiles(tx, [after.fileId]);
  return settle(tx, 'attachment.delete', before, { ...after, isPrimary: false });
}

/**
 * Restores it, for staff and for the candidate. @throws AppError RESTORE_EXPIRED,
 * TOO_MANY_ATTACHMENTS
 */
export async function bringBack(
  tx: Tx,
  attachment: Attachment,
  version: number,
): Promise<Attachment> {
  if (!attachment.deletedAt) return attachment;
  if (version !== attachment.version) throw versionConflict(attachment, ['deletedAt']);
  await requireRoom(tx, attachment);
  const { before, after } = await restoreDeleted<Attachment>(tx, AttachmentModel, {
    _id: attachment._id,
  });
  await reclaimFile(tx, after.fileId);
  return settle(tx, 'attachment.restore', before, after);
}

async function settle(
  tx: Tx,
  action: string,
  before: Attachment,
  after: Attachment,
): Promise<Attachment> {
  if (after.ownerType === 'candidate') await settlePrimary(tx, after.ownerId);
  await audit(tx, {
    action,
    entity: 'attachment',
    entityId: after._id,
    changes: changesBetween<Attachment>(before, after, attachmentFields),
  });
  const stored = await AttachmentModel.findById(after._id, null, {
    session: tx.session,
  }).lean();
  return stored ?? after;
}
