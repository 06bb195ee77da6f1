import { fileFormats, type FileScanState, type PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findFiles, readWholeFile, type StoredFile } from '../../files/api/files.ts';
import { AttachmentModel, type Attachment } from '../../../records/attachments/attachment.model.ts';
import { personMayRead } from '../attachments.policy.ts';
import { findForChange } from '../reading/find-attachment.ts';

/** Attachment of a candidate with the fields needed to read its text. */
export interface ReadableAttachment {
  id: Types.ObjectId;
  candidateId: Types.ObjectId;
  title: string;
  type: Attachment['type'];
  /** Detected from the content; empty until then. */
  mediaType: string;
  scan: FileScanState;
  isDeleted: boolean;
  /** Null when the file itself is gone. */
  file: StoredFile | null;
}

/**
 * Returns an attachment without checking permissions, including deleted ones; null if there is
 * none.
 */
export async function findReadable(
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ReadableAttachment | null> {
  const attachment = await AttachmentModel.findOne({ _id: id, ownerType: 'candidate' }, null, {
    session,
  }).lean();
  return attachment && withFile(attachment, session);
}

/**
 * Returns an attachment of a record on which the actor holds a permission, including deleted ones.
 * @throws AppError NOT_FOUND, SELF_RECORD, FORBIDDEN
 */
export async function findReadableFor(
  actor: Actor,
  permission: PermissionName,
  id: string,
): Promise<{ attachment: ReadableAttachment; candidate: Candidate }> {
  const { attachment, candidate } = await findForChange(actor, permission, id, { deleted: true });
  return { attachment: await withFile(attachment, null), candidate };
}

/**
 * Returns by id those of these attachments that their own candidate may read; excludes deleted
 * ones.
 */
export async function readableByPerson(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Pick<Attachment, 'title'>>> {
  const found = await AttachmentModel.find(
    { _id: { $in: [...ids] }, ownerType: 'candidate', ownerId: actor.candidateId, deletedAt: null },
    { title: 1, type: 1, visibility: 1, uploadedByKind: 1 },
    { session },
  ).lean();
  return new Map(
    found
      .filter((one) => personMayRead(actor, one))
      .map(({ _id, title }) => [_id.toHexString(), { title }]),
  );
}

/** Reads its whole content. @throws AppError ATTACHMENT_SCAN_PENDING, ATTACHMENT_BLOCKED */
export async function readBytesOf({ file }: ReadableAttachment): Promise<Buffer> {
  if (!file) throw new Error('The file of this attachment is gone');
  return readWholeFile(file);
}

async function withFile(
  { _id, ownerId, fileId, title, type, deletedAt }: Attachment,
  session: ClientSession | null,
): Promise<ReadableAttachment> {
  const file = (await findFiles([fileId], session)).get(fileId.toHexString()) ?? null;
  return {
    id: _id,
    candidateId: ownerId,
    title,
    type,
    file,
    mediaType: file?.format ? fileFormats[file.format].type : '',
    scan: file?.scan ?? 'blocked',
    isDeleted: deletedAt !== null,
  };
}
