import {
  defaultVisibility,
  fitsType,
  limits,
  recordAttachmentVisibilities,
  visibilitiesFor,
  type AttachmentOwner,
  type AttachmentType,
  type AttachmentUploader,
  type AttachmentVisibility,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { emit } from '../../../outbox/emit.ts';
import { touchCandidate } from '../../../records/candidates/contact/candidate-contact.ts';
import {
  findUnusedFile,
  releaseFiles,
  useFile,
  type StoredFile,
  type Uploader,
} from '../../files/api/files.ts';
import { attachmentFields } from '../reading/attachment-audit.ts';
import { AttachmentModel, type Attachment } from '../../../records/attachments/attachment.model.ts';
import { closeRequests } from '../requests/close-requests.ts';
import type { FileOwner } from '../reading/file-owner.ts';
import { makePrimary, settlePrimary } from './primary-cv.ts';

/** Event: a clean attachment's text is due to be extracted. */
export const attachmentTextDue = 'attachment.text_due';

interface NewAttachment {
  actor: Uploader;
  owner: Pick<FileOwner, 'ownerType' | 'ownerId'>;
  uploader: AttachmentUploader;
  fileId: string;
  type: AttachmentType;
  visibility: AttachmentVisibility | null;
  title: string | null;
  expiresOn: string | null;
  primary: boolean;
  /** Checks which existing attachments the actor may know of. */
  mayRead: (attachment: Attachment) => boolean;
}

/** `already`: the same file already existed. */
export interface AttachedFile {
  attachment: Attachment;
  already: boolean;
}

/** Attaches an uploaded file to a record, once. */
export async function attachFile(tx: Tx, wanted: NewAttachment): Promise<AttachedFile> {
  const { actor, uploader, type } = wanted;
  const { ownerType, ownerId } = wanted.owner;
  const owner = { ownerType, ownerId };
  const isPersonal = ownerType === 'candidate';
  const { session } = tx;
  // The same request repeated without its key.
  const sent = Types.ObjectId.isValid(wanted.fileId)
    ? await AttachmentModel.findOne(
        { ...owner, fileId: wanted.fileId, createdBy: actor.userId, deletedAt: null },
        null,
        { session },
      ).lean()
    : null;
  if (sent) return { attachment: sent, already: true };
  const file = await findUnusedFile(tx, actor, wanted.fileId);
  requireFit(file, type);
  const visibility = wanted.visibility ?? defaultVisibility(type, uploader);
  requireVisibility(type, visibility, ownerType);
  // Writing to the record serialises concurrent additions, so that the limit holds.
  if (isPersonal) await touchCandidate(tx, ownerId, { contacted: false });
  const same = await AttachmentModel.find(
    { ...owner, sha256: file.sha256 ?? '', deletedAt: null },
    null,
    { session },
  ).lean();
  const known = same.find((one) => wanted.mayRead(one));
  if (known) {
    await releaseFiles(tx, [file._id], 0);
    if (isPersonal)
      await closeRequests(tx, {
        candidateId: ownerId,
        type: known.type,
        attachmentId: known._id,
      });
    return { attachment: known, already: true };
  }
  await requireRoom(tx, owner);
  await useFile(tx, file);
  const attachment: Attachment = {
    ...owner,
    _id: new Types.ObjectId(),
    fileId: file._id,
    sha256: file.sha256 ?? '',
    type,
    typeLocked: false,
    visibility,
    title: wanted.title ?? [...file.name].slice(0, limits.attachment.title).join(''),
    isPrimary: false,
    uploadedByKind: uploader,
    expiresOn: wanted.expiresOn,
    remindedDays: [],
    createdAt: tx.at,
    createdBy: tx.userId,
    updatedAt: tx.at,
    updatedBy: tx.userId,
    version: 1,
    fieldVersions: {},
    deletedAt: null,
    deletedBy: null,
    deleteReason: null,
  };
  await AttachmentModel.insertMany([attachment], { session });
  if (isPersonal && type === 'cv') {
    if (wanted.primary) await makePrimary(tx, attachment);
    await settlePrimary(tx, ownerId);
  }
  await audit(tx, {
    action: 'attachment.create',
    entity: 'attachment',
    entityId: attachment._id,
    changes: changesBetween<Attachment>(null, attachment, attachmentFields),
  });
  if (isPersonal)
    await closeRequests(tx, { candidateId: ownerId, type, attachmentId: attachment._id });
  if (isPersonal && file.scan === 'clean')
    emit(tx, attachmentTextDue, { attachmentId: attachment._id });
  const stored = await AttachmentModel.findById(attachment._id, null, {
    session,
  }).lean();
  return { attachment: stored ?? attachment, already: false };
}

/** @throws AppError ATTACHMENT_TYPE_NOT_ALLOWED when this type does not allow such files */
export function requireFit({ format, size }: StoredFile, type: AttachmentType): void {
  if (!format || !fitsType(type, format, size))
    throw new AppError('ATTACHMENT_TYPE_NOT_ALLOWED', {
      context: { reason: 'not_accepted', type },
    });
}

/** @throws AppError ATTACHMENT_VISIBILITY_FORBIDDEN */
export function requireVisibility(
  type: AttachmentType,
  visibility: AttachmentVisibility,
  ownerType: AttachmentOwner,
): void {
  // Files of a job or a client belong to no candidate.
  const open: readonly AttachmentVisibility[] =
    ownerType === 'candidate' ? visibilitiesFor(type) : recordAttachmentVisibilities;
  if (!open.includes(visibility))
    throw new AppError('ATTACHMENT_VISIBILITY_FORBIDDEN', { context: { type } });
}

/** @throws AppError TOO_MANY_ATTACHMENTS */
export async function requireRoom(
  { session }: Pick<Tx, 'session'>,
  { ownerType, ownerId }: Pick<Attachment, 'ownerType' | 'ownerId'>,
): Promise<void> {
  const live = await AttachmentModel.countDocuments(
    { ownerType, ownerId, deletedAt: null },
    { session },
  );
  if (live >= limits.attachment.perRecord)
    throw new AppError('TOO_MANY_ATTACHMENTS', { context: { max: limits.attachment.perRecord } });
}
