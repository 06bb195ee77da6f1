import type { Attachment as ShownAttachment, PermissionName } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { attachmentFields } from '../reading/attachment-audit.ts';
import { AttachmentModel, type Attachment } from '../../../records/attachments/attachment.model.ts';
import { showAttachment } from '../attachment.serializer.ts';
import { findFile, findFileFor } from '../reading/find-attachment.ts';

/** One kind of change, shared by staff and candidates. */
export interface AttachmentEdit {
  action: `attachment.${string}`;
  version: number;
  paths: readonly (keyof Attachment & string)[];
  /** Whether the attachment is already in the requested state. */
  isRepeat?: (current: Attachment) => boolean;
  set: (current: Attachment, tx: Tx) => UpdateQuery<Attachment> | Promise<UpdateQuery<Attachment>>;
  /** Runs within the same transaction. */
  after?: (tx: Tx, after: Attachment) => Promise<void>;
  /** Whether it applies only to candidates' files. */
  isPersonal?: boolean;
}

/** Writes a change of a loaded attachment, with its audit trail, and returns the result. */
export async function editAttachment(
  tx: Tx,
  current: Attachment,
  { action, version, paths, isRepeat, set, after }: AttachmentEdit,
): Promise<Attachment> {
  if (isRepeat?.(current)) return current;
  const written = await updateVersioned<Attachment>(tx, AttachmentModel, {
    filter: { _id: current._id },
    base: version,
    paths,
    apply: (now) => set(now, tx),
  });
  await after?.(tx, written.after);
  const settled = await AttachmentModel.findById(current._id, null, {
    session: tx.session,
  }).lean();
  await audit(tx, {
    action,
    entity: 'attachment',
    entityId: current._id,
    changes: changesBetween<Attachment>(written.before, settled, attachmentFields),
  });
  return settled ?? written.after;
}

/** Changes an attachment on behalf of staff. */
export async function changeAttachment(
  ctx: RequestContext,
  id: string,
  permission: PermissionName,
  edit: AttachmentEdit,
): Promise<ShownAttachment> {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { attachment, owner } = await findFileFor(actor, permission, id, {
        session: tx.session,
      });
      if (edit.isPersonal && !owner.candidate) throw new AppError('NOT_FOUND');
      const after = await editAttachment(tx, attachment, edit);
      return showAttachment(actor, after, owner, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const { attachment, owner } = await findFile(actor, id, { deleted: true });
      return showAttachment(actor, attachment, owner);
    });
  }
}
