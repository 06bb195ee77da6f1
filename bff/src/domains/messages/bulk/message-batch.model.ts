import { replyTargets, type ReplyTarget } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';

/**
 * A mail to many, as its author wrote it: with variables in the place of names. What became of each
 * stands with the operation of the same id and with the mails.
 */
export interface MessageBatch extends RecordFields {
  authorId: Types.ObjectId;
  /** In which role and session it was written: so it goes on once a second person agrees. */
  assignmentId: Types.ObjectId;
  sessionId: Types.ObjectId;
  subject: string;
  text: string;
  templateId: Types.ObjectId | null;
  /** Files that go to each of them. */
  fileIds: Types.ObjectId[];
  sendAt: Date | null;
  /** The address and name that it comes from; null: the agency’s. */
  sender?: string | null;
  senderName?: string | null;
  repliesTo?: ReplyTarget;
  /** Colleagues who get a copy of each mail. */
  copyIds?: Types.ObjectId[];
  /** How many people were selected. */
  total: number;
  /** How many of them are written to, as far as was known when it was asked for. */
  people: number;
  /** When it began to go out: not while it waits for a second person. */
  begunAt: Date | null;
  /** Whom it goes to, as long as a second person has to agree. */
  recipientIds: Types.ObjectId[];
  awaitsApproval: boolean;
  /** How many mails were written so far: they leave some at a time. */
  written: number;
  /** Taken back: no one else is written to. */
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
