import { limits, type OwnAttachment, type ownAttachmentEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { ownRequestsOf } from '../requests/show-requests.ts';
import { attachFile } from '../changes/attach-file.ts';
import { isOwn } from './attachment-rights.ts';
import type { Attachment } from '../../../records/attachments/attachment.model.ts';
import { showOwnAttachment, showOwnAttachments } from '../attachment.serializer.ts';
import { personMayRead } from '../attachments.policy.ts';
import { editAttachment } from '../changes/change-attachment.ts';
import { bringBack, removeAttachment } from '../changes/delete-attachment.ts';
import { ownBlocker, requireUnused } from '../changes/deletion-blocker.ts';
import { candidateOwner } from './file-owner.ts';
import { findOwn } from './find-attachment.ts';
import { attachmentsOf } from './list-attachments.ts';
import { isOpenToPerson, requireOpenRecord } from './own-record.ts';
import { primaryEdit, typeEdit } from '../changes/update-attachment.ts';

/** Lists the candidate's own files, and those that the agency shares. */
export const listOwnAttachments: Service<typeof ownAttachmentEndpoints.list> = async ({
  actor,
}) => {
  const record = await findOwnRecord(actor);
  const { live, removed } = await attachmentsOf(record._id);
  const readable = (one: Attachment) => personMayRead(actor, one);
  return {
    data: await showOwnAttachments(actor, live.filter(readable), record),
    removed: await showOwnAttachments(
      actor,
      removed.filter((one) => isOwn(one) && readable(one)),
      record,
    ),
    total: live.filter(readable).length,
    canUpload:
      live.length < limits.attachment.perRecord &&
      actor.can('attachment.manageOwn') &&
      isOpenToPerson(record),
    requests: isOpenToPerson(record) ? await ownRequestsOf(record._id) : [],
  };
};

/** Attaches an uploaded file to the candidate's own profile. */
export const attachOwn: Service<typeof ownAttachmentEndpoints.attach> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const record = await requireOpenRecord(actor, tx.session);
    const { attachment, already } = await attachFile(tx, {
      ...body,
      visibility: null,
      actor,
      owner: candidateOwner(record),
      uploader: 'candidate',
      mayRead: (one) => personMayRead(actor, one),
    });
    return { attachment: await showOwnAttachment(actor, attachment, record, tx.session), already };
  });

export const setOwnType: Service<typeof ownAttachmentEndpoints.setType> = (ctx, { params, body }) =>
  changeOwn(ctx, params.id, async (tx, attachment) => {
    // The agency has fixed the type.
    if (attachment.typeLocked) throw forbidden(ctx.actor);
    return editAttachment(tx, attachment, typeEdit(body.type, body.version, { lock: false }));
  });

export const setOwnPrimary: Service<typeof ownAttachmentEndpoints.setPrimary> = (
  ctx,
  { params, body },
) =>
  changeOwn(ctx, params.id, (tx, attachment) =>
    editAttachment(tx, attachment, primaryEdit(body.version)),
  );

/** Deletes the candidate's own file, unless it is the main CV or shown to a client. */
export const deleteOwn: Service<typeof ownAttachmentEndpoints.delete> = (ctx, { params, body }) =>
  changeOwn(ctx, params.id, async (tx, attachment) => {
    requireUnused(await ownBlocker(attachment, tx.session));
    return removeAttachment(tx, attachment, body.version);
  });

export const restoreOwn: Service<typeof ownAttachmentEndpoints.restore> = (ctx, { params, body }) =>
  changeOwn(ctx, params.id, (tx, attachment) => bringBack(tx, attachment, body.version));

/** Changes a file that the candidate uploaded; shared files of the agency cannot be changed. */
async function changeOwn(
  ctx: RequestContext,
  id: string,
  change: (tx: Tx, attachment: Attachment) => Promise<Attachment>,
): Promise<OwnAttachment> {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const attachment = await findOwn(actor, id, { session, deleted: true });
      if (!isOwn(attachment)) throw forbidden(actor);
      const record = await requireOpenRecord(actor, session);
      return showOwnAttachment(actor, await change(tx, attachment), record, session);
    });
  } catch (error) {
    throw await showConflict(error, async () =>
      showOwnAttachment(
        actor,
        await findOwn(actor, id, { deleted: true }),
        await findOwnRecord(actor),
      ),
    );
  }
}

const forbidden = ({ role }: Actor) => new AppError('FORBIDDEN', { context: { role } });
