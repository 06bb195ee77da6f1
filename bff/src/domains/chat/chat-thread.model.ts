import { chatKinds, chatSubjects } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyText, whereSet } from '../../db/set-values.ts';

/** Period of participation. A participant who returns gets another one. */
export interface ChatMember {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Capacity in which they take part. */
  audience: 'staff' | 'client' | 'candidate';
  companyId: Types.ObjectId | null;
  candidateId: Types.ObjectId | null;
  /** First and last message they can read; the last is null while they participate. */
  fromSeq: number;
  toSeq: number | null;
}

/** A conversation. */
export interface ChatThread extends RecordFields {
  kind: (typeof chatKinds)[number];
  /**
   * Key of a direct conversation: its two people and their capacities. A unique index keeps it to
   * one.
   */
  pairKey: string | null;
  title: string | null;
  subjectType: (typeof chatSubjects)[number] | null;
  subjectId: Types.ObjectId | null;
  members: ChatMember[];
  /** The number of the last message. */
  lastSeq: number;
  lastAt: Date;
  closedAt: Date | null;
}

const optionalId = { type: Schema.Types.ObjectId, default: null };

const memberSchema = new Schema<ChatMember>({
  userId: { type: Schema.Types.ObjectId, required: true },
  audience: { type: String, enum: ['staff', 'client', 'candidate'], required: true },
  companyId: optionalId,
  candidateId: optionalId,
  fromSeq: { type: Number, required: true },
  toSeq: { type: Number, default: null },
});

const threadSchema = new Schema<ChatThread>({
  kind: { type: String, enum: chatKinds, required: true },
  pairKey: { type: String, default: null },
  title: { type: String, default: null },
  subjectType: { type: String, enum: [...chatSubjects, null], default: null },
  subjectId: optionalId,
  members: { type: [memberSchema], default: [] },
  lastSeq: { type: Number, required: true, default: 0 },
  lastAt: { type: Date, required: true },
  closedAt: { type: Date, default: null },
});
threadSchema.plugin(recordFields);
threadSchema.index({ pairKey: 1 }, { unique: true, ...whereSet('pairKey', anyText) });
threadSchema.index({ 'members.userId': 1, lastAt: -1, _id: -1 });
threadSchema.index({ 'members.candidateId': 1 });
threadSchema.index({ subjectType: 1, subjectId: 1 });

export const ChatThreadModel = model<ChatThread>('ChatThread', threadSchema, 'chat_threads');
