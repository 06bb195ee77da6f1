import {
  attachmentOwners,
  attachmentTypes,
  attachmentUploaders,
  attachmentVisibilities,
  limits,
  type AttachmentOwner,
  type AttachmentType,
  type AttachmentUploader,
  type AttachmentVisibility,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyMoment, anyText, whereSet } from '../../db/set-values.ts';

/** A file attached to a record. */
export interface Attachment extends RecordFields {
  ownerType: AttachmentOwner;
  ownerId: Types.ObjectId;
  fileId: Types.ObjectId;
  /** Hash of the original file, to recognise the same file. */
  sha256: string;
  type: AttachmentType;
  /** Whether staff fixed the type, so that the candidate cannot change it. */
  typeLocked: boolean;
  visibility: AttachmentVisibility;
  title: string;
  isPrimary: boolean;
  uploadedByKind: AttachmentUploader;
  expiresOn: string | null;
  /** The days before expiry for which a reminder was sent. */
  remindedDays: number[];
}

/** The text of an attachment, stored separately: lists of attachments do not need it. */
export interface AttachmentText {
  _id: Types.ObjectId;
  extractedText: string;
}

const attachmentSchema = new Schema<Attachment>({
  ownerType: { type: String, enum: attachmentOwners, required: true },
  ownerId: { type: Schema.Types.ObjectId, required: true },
  fileId: { type: Schema.Types.ObjectId, required: true },
  sha256: { type: String, required: true },
  type: { type: String, enum: attachmentTypes, required: true, default: 'other' },
  typeLocked: { type: Boolean, required: true, default: false },
  visibility: { type: String, enum: attachmentVisibilities, required: true },
  title: { type: String, required: true, maxlength: limits.attachment.title * 2 },
  isPrimary: { type: Boolean, required: true, default: false },
  uploadedByKind: { type: String, enum: attachmentUploaders, required: true },
  expiresOn: { type: String, default: null },
  remindedDays: { type: [Number], default: [] },
});
attachmentSchema.plugin(recordFields);
attachmentSchema.index({ ownerType: 1, ownerId: 1, deletedAt: 1, createdAt: -1 });
attachmentSchema.index(
  { ownerType: 1, ownerId: 1, isPrimary: 1 },
  { unique: true, partialFilterExpression: { isPrimary: true } },
);
attachmentSchema.index({ fileId: 1 });
attachmentSchema.index(
  { createdAt: 1 },
  { partialFilterExpression: { type: 'interview_recording' } },
);
attachmentSchema.index({ expiresOn: 1 }, { ...whereSet('expiresOn', anyText) });
attachmentSchema.index({ deletedAt: 1 }, { ...whereSet('deletedAt', anyMoment) });

const textSchema = new Schema<AttachmentText>(
  { extractedText: { type: String, required: true, maxlength: limits.file.textChars } },
  { versionKey: false },
);

export const AttachmentModel = model<Attachment>('Attachment', attachmentSchema, 'attachments');
export const AttachmentTextModel = model<AttachmentText>(
  'AttachmentText',
  textSchema,
  'attachment_texts',
);
