import { visibilityAfter, type AttachmentType, type attachmentEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { AppError } from '../../../http/app-error.ts';
import { emit } from '../../../outbox/emit.ts';
import { findFiles } from '../../files/api/files.ts';
import { attachmentTextDue, requireFit, requireVisibility } from './attach-file.ts';
import { AttachmentTextModel } from '../../../records/attachments/attachment.model.ts';
import { changeAttachment, type AttachmentEdit } from './change-attachment.ts';
import { isSensitive } from '../attachments.policy.ts';
import { closeRequests } from '../requests/close-requests.ts';
import { makePrimary, settlePrimary } from './primary-cv.ts';

/** Changes title and expiry. */
export const updateAttachment: Service<typeof attachmentEndpoints.update> = (
  ctx,
  { params, body },
) => {
  const { version, title, expiresOn } = body;
  const paths = [
    ...(title === undefined ? [] : (['title'] as const)),
    ...(expiresOn === undefined ? [] : (['expiresOn'] as const)),
  ];
  return changeAttachment(ctx, params.id, 'attachment.changeType', {
    action: 'attachment.update',
    version,
    paths,
    isRepeat: (current) =>
      (title === undefined || title === current.title) &&
      (expiresOn === undefined || expiresOn === current.expiresOn),
    set: () => ({
      $set: {
        ...(title !== undefined && { title }),
        ...(expiresOn !== undefined && { expiresOn, remindedDays: [] }),
      },
    }),
  });
};

/** Changes the type on behalf of staff; the candidate can then no longer change it. */
export const setType: Service<typeof attachmentEndpoints.setType> = (ctx, { params, body }) =>
  changeAttachment(
    ctx,
    params.id,
    'attachment.changeType',
    typeEdit(body.type, body.version, { lock: true }),
  );

/**
 * Changes the type and its consequences: the visibility that the type allows, no stored text for 🔒
 * types, and the main CV.
 */
export const typeEdit = (
  type: AttachmentType,
  version: number,
  { lock }: { lock: boolean },
): AttachmentEdit => ({
  action: 'attachment.set_type',
  version,
  isPersonal: true,
  paths: ['type', 'visibility'],
  isRepeat: (current) => current.type === type,
  set: async (current, { session }) => {
    const file = (await findFiles([current.fileId], session)).get(current.fileId.toHexString());
    if (!file) throw new AppError('NOT_FOUND');
    requireFit(file, type);
    return {
      $set: {
        type,
        visibility: visibilityAfter(type, current.visibility),
        isPrimary: false,
        ...(lock && { typeLocked: true }),
      },
    };
  },
  after: async (tx, { _id, ownerId }) => {
    await settlePrimary(tx, ownerId);
    await closeRequests(tx, { candidateId: ownerId, type, attachmentId: _id });
    if (isSensitive(type)) await AttachmentTextModel.deleteOne({ _id }, { session: tx.session });
    else emit(tx, attachmentTextDue, { attachmentId: _id });
  },
});

/** Changes the visibility at once. */
export const setVisibility: Service<typeof attachmentEndpoints.setVisibility> = (
  ctx,
  { params, body },
) =>
  changeAttachment(ctx, params.id, 'attachment.changeVisibility', {
    action: 'attachment.set_visibility',
    version: body.version,
    paths: ['visibility'],
    isRepeat: ({ visibility }) => visibility === body.visibility,
    set: ({ type, ownerType }) => {
      requireVisibility(type, body.visibility, ownerType);
      return { $set: { visibility: body.visibility } };
    },
  });

/** Makes a CV the main one. */
export const setPrimary: Service<typeof attachmentEndpoints.setPrimary> = (ctx, { params, body }) =>
  changeAttachment(ctx, params.id, 'attachment.changeType', primaryEdit(body.version));

/** Makes a CV the main one, for staff and for the candidate. */
export const primaryEdit = (version: number): AttachmentEdit => ({
  action: 'attachment.set_primary',
  version,
  isPersonal: true,
  paths: ['isPrimary'],
  isRepeat: ({ isPrimary }) => isPrimary,
  set: ({ type }) => {
    if (type !== 'cv')
      throw new AppError('ATTACHMENT_TYPE_NOT_ALLOWED', {
        context: { reason: 'not_accepted', type },
      });
    return { $set: {} };
  },
  after: async (tx, attachment) => {
    await makePrimary(tx, attachment);
    await settlePrimary(tx, attachment.ownerId);
  },
});
