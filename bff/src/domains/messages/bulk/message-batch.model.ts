import { replyTargets, type ReplyTarget } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';

/**
 * A bulk mailing as its author wrote it, with variables instead of names. The results are stored
 * with the operation of the same id and with the mails.
 */
export interface MessageBatch extends RecordFields {
  authorId: Types.ObjectId;
  /** The author's role and session, with which it continues after the approval. */
  assignmentId: Types.ObjectId;
  sessionId: Types.ObjectId;
  subject: string;
  text: string;
  templateId: Types.ObjectId | null;
  /** Files attached to each mail. */
  fileIds: Types.ObjectId[];
  sendAt: Date | null;
  /** The sender's address and name; null: the agency’s. */
  sender?: string | null;
  senderName?: string | null;
  repliesTo?: ReplyTarget;
  /** Colleagues who get a copy of each mail. */
  copyIds?: Types.ObjectId[];
  /** Number of selected candidates. */
  total: number;
  /** Number of recipients, as known when it was requested. */
  people: number;
  /** When sending began; null while it waits for approval. */
  begunAt: Date | null;
  /** The recipients, while it waits for approval. */
  recipientIds: Types.ObjectId[];
  awaitsApproval: boolean;
  /** Number of mails written so far; they are sent gradually. */
  written: number;
  /** When it was cancelled: nobody else is written to. */
  stoppedAt: Date | null;
}

const messageBatchSchema = new Schema<MessageBatch>({
  authorId: { type: Schema.Types.ObjectId, required: true },
  assignmentId: { type: Schema.Types.ObjectId, required: true },
  sessionId: { type: Schema.Types.ObjectId, required: true },
  subject: { type: String, required: true },
  text: { type: String, required: true },
  templateId: { type: Schema.Types.ObjectId, default: null },
  fileIds: { type: [Schema.Types.ObjectId], default: [] },
  sendAt: { type: Date, default: null },
  sender: { type: String, default: null },
  senderName: { type: String, default: null },
  repliesTo: { type: String, enum: replyTargets, default: 'record' },
  copyIds: { type: [Schema.Types.ObjectId], default: [] },
  total: { type: Number, required: true },
  people: { type: Number, required: true, default: 0 },
  begunAt: { type: Date, default: null },
  recipientIds: { type: [Schema.Types.ObjectId], default: [] },
  awaitsApproval: { type: Boolean, required: true, default: false },
  written: { type: Number, required: true, default: 0 },
  stoppedAt: { type: Date, default: null },
});
messageBatchSchema.plugin(recordFields);
messageBatchSchema.index({ authorId: 1, createdAt: -1 });

export const MessageBatchModel = model<MessageBatch>(
  'MessageBatch',
  messageBatchSchema,
  'message_batches',
);
