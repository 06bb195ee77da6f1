import { chatLinkTypes, chatNotes } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyText, whereSet } from '../../db/set-values.ts';

/** Record that a message links to. */
export interface ChatLink {
  type: (typeof chatLinkTypes)[number];
  id: Types.ObjectId;
}

/** Message, or a conversation's own note. A removed one stays without its content. */
export interface ChatMessage extends RecordFields {
  threadId: Types.ObjectId;
  /** Position in the conversation, from 1. */
  seq: number;
  /** The sender's key: a message sent again is not stored again. */
  key: string | null;
  body: string;
  mentions: Types.ObjectId[];
  links: ChatLink[];
  fileIds: Types.ObjectId[];
  replyToId: Types.ObjectId | null;
  note: { kind: (typeof chatNotes)[number]; userId: Types.ObjectId } | null;
  editedAt: Date | null;
}

const linkSchema = new Schema<ChatLink>(
  {
    type: { type: String, enum: chatLinkTypes, required: true },
    id: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false },
);
const noteSchema = new Schema<NonNullable<ChatMessage['note']>>(
  {
    kind: { type: String, enum: chatNotes, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
  },
  { _id: false },
);

const messageSchema = new Schema<ChatMessage>({
  threadId: { type: Schema.Types.ObjectId, required: true },
  seq: { type: Number, required: true },
  key: { type: String, default: null },
  body: { type: String, default: '' },
  mentions: { type: [Schema.Types.ObjectId], default: [] },
  links: { type: [linkSchema], default: [] },
  fileIds: { type: [Schema.Types.ObjectId], default: [] },
  replyToId: { type: Schema.Types.ObjectId, default: null },
  note: { type: noteSchema, default: null },
  editedAt: { type: Date, default: null },
});
messageSchema.plugin(recordFields);
messageSchema.index({ threadId: 1, seq: 1 }, { unique: true });
messageSchema.index({ createdBy: 1, key: 1 }, { unique: true, ...whereSet('key', anyText) });
messageSchema.index({ createdAt: 1 });
messageSchema.index({ fileIds: 1 });

export const ChatMessageModel = model<ChatMessage>('ChatMessage', messageSchema, 'chat_messages');
