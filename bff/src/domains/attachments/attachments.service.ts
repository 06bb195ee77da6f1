import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { forgetValues } from '../../audit/forget-values.ts';
import { findFiles, readWholeFile, releaseFiles, showFile } from '../files/files.service.ts';
import type { StoredFile } from '../files/files.service.ts';
import { AttachmentModel, AttachmentTextModel } from './attachment.model.ts';
import type { Attachment, AttachmentText } from './attachment.model.ts';

export type { Attachment, StoredFile };
export { staffMayRead } from './attachments.policy.ts';
export { findForStaff } from './find-attachment.ts';
export { noteStoredCvs } from './primary-cv.ts';

/** An attachment by its id, whoever may see it, deleted ones included; null for none. */
export const findAttachment = (
  id: Types.ObjectId,
  session: Tx['session'] | null = null,
): Promise<Attachment | null> => AttachmentModel.findById(id, null, { session }).lean<Attachment>();

/** The attachments of a candidate that are there, the newest first, whoever may see them. */
export const liveAttachmentsOf = (
  candidateId: Types.ObjectId,
  session: Tx['session'] | null = null,
): Promise<Attachment[]> =>
  AttachmentModel.find({ ownerType: 'candidate', ownerId: candidateId, deletedAt: null }, null, {
    session,
  })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Attachment[]>();

/** The file of an attachment; null when it is gone. */
export async function fileOfAttachment(
  { fileId }: Pick<Attachment, 'fileId'>,
  session: Tx['session'] | null = null,
): Promise<StoredFile | null> {
  return (await findFiles([fileId], session)).get(fileId.toHexString()) ?? null;
}

/** Bytes and media type of an attachment whose file is clean. @throws AppError when it is not */
export async function readAttachmentBytes(
  file: StoredFile,
): Promise<{ bytes: Buffer; type: string }> {
  return { bytes: await readWholeFile(file), type: showFile(file).type };
}

/** The text that was read from an attachment; null where none was. */
export async function extractedTextOf(id: Types.ObjectId): Promise<string | null> {
  const found = await AttachmentTextModel.findById(id).lean<AttachmentText>();
  return found?.extractedText ?? null;
}

/** Which attachments are about these candidates, for what is told of them. */
export const attachmentIdsAbout = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : AttachmentModel.distinct('_id', {
        ownerType: 'candidate',
        ownerId: { $in: [...candidateIds] },
      });

/** Removes the attachments of a record that is gone for good, their texts and their bytes. */
export async function purgeAttachmentsOf(tx: Tx, ownerId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const found = await AttachmentModel.find({ ownerId }, { fileId: 1 }, { session }).lean<
    Pick<Attachment, '_id' | 'fileId'>[]
  >();
  const ids = found.map(({ _id }) => _id);
  await releaseFiles(
    tx,
    found.map(({ fileId }) => fileId),
    0,
  );
  await AttachmentTextModel.deleteMany({ _id: { $in: ids } }, { session });
  await AttachmentModel.deleteMany({ _id: { $in: ids } }, { session });
  await forgetValues(tx, 'attachment', ids);
}
