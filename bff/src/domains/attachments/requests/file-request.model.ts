import {
  candidateAttachmentTypes,
  fileRequestStates,
  type FileRequestState,
  type OwnFileRequest,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** Request to a candidate for a file. */
export interface FileRequestRecord extends RecordFields {
  candidateId: Types.ObjectId;
  type: OwnFileRequest['type'];
  dueOn: string;
  note: string | null;
  status: FileRequestState;
  endedAt: Date | null;
  attachmentId: Types.ObjectId | null;
  /** When the candidate was reminded, and when the requester was told that the day had passed. */
  remindedAt: Date | null;
  overdueAt: Date | null;
  lastAction: string | null;
}

const fileRequestSchema = new Schema<FileRequestRecord>({
  candidateId: { type: Schema.Types.ObjectId, required: true },
  type: { type: String, enum: candidateAttachmentTypes, required: true },
  dueOn: { type: String, required: true },
  note: { type: String, default: null },
  status: { type: String, enum: fileRequestStates, required: true, default: 'open' },
  endedAt: { type: Date, default: null },
  attachmentId: { type: Schema.Types.ObjectId, default: null },
  remindedAt: { type: Date, default: null },
  overdueAt: { type: Date, default: null },
  lastAction: { type: String, default: null },
});
fileRequestSchema.plugin(recordFields);
fileRequestSchema.index({ candidateId: 1, status: 1, dueOn: 1 });
// Catches two concurrent requests for the same file.
fileRequestSchema.index(
  { candidateId: 1, type: 1 },
  { unique: true, partialFilterExpression: { status: 'open' } },
);
fileRequestSchema.index({ dueOn: 1 }, { partialFilterExpression: { status: 'open' } });

export const FileRequestModel = model<FileRequestRecord>(
  'FileRequest',
  fileRequestSchema,
  'file_requests',
);
