import { Schema, model, type Types } from 'mongoose';

/** How far a participant has read; a separate record, so that reading does not block writers. */
export interface ChatReadMark {
  _id: Types.ObjectId;
  threadId: Types.ObjectId;
  userId: Types.ObjectId;
  readSeq: number;
}

const readMarkSchema = new Schema<ChatReadMark>(
  {
    threadId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    readSeq: { type: Number, required: true },
  },
  { versionKey: false },
);
readMarkSchema.index({ threadId: 1, userId: 1 }, { unique: true });

export const ChatReadMarkModel = model<ChatReadMark>(
  'ChatReadMark',
  readMarkSchema,
  'chat_read_marks',
);
