import {
  receivedFileRefusals,
  receivedMailMachine,
  type ReceivedFileRefusal,
  type ReceivedMailState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A file that came with a mail. */
export interface ReceivedFile {
  name: string;
  size: number;
  /** Null for one that was not kept or that was added to the record's files. */
  fileId: Types.ObjectId | null;
  refusal: ReceivedFileRefusal | null;
}

/** A received mail. */
export interface ReceivedMail extends RecordFields {
  /** A digest of its Message-ID and sender, which prevents storing the same mail twice. */
  key: string;
  status: ReceivedMailState;
  previousStatus: ReceivedMailState | null;
  fromName: string;
  fromAddress: string;
  subject: string;
  text: string;
  /** Sanitised; null for a plain text mail. */
  html: string | null;
  remotePictures: number;
  receivedAt: Date;
  files: ReceivedFile[];
  isAutomatic: boolean;
  /** Whether it was too large or unreadable, and is only in the mailbox. */
  isUnreadable: boolean;
  isFromOther: boolean;
  isPrivate: boolean;
  /** Author of the mail it answers. */
  authorId: Types.ObjectId | null;
  messageId: string | null;
  references: string[];
  threadKey: string;
  subjectType: 'candidate' | 'company' | null;
  subjectId: Types.ObjectId | null;
}

const fileSchema = new Schema<ReceivedFile>(
  {
    name: { type: String, required: true },
    size: { type: Number, required: true },
    fileId: { type: Schema.Types.ObjectId, default: null },
    refusal: { type: String, enum: [...receivedFileRefusals, null], default: null },
  },
  { _id: false },
);

const { states, initial } = receivedMailMachine;

const receivedMailSchema = new Schema<ReceivedMail>({
  key: { type: String, required: true },
  status: { type: String, enum: states, required: true, default: initial },
  previousStatus: { type: String, enum: [...states, null], default: null },
  fromName: { type: String, default: '' },
  fromAddress: { type: String, default: '' },
  subject: { type: String, default: '' },
  text: { type: String, default: '' },
  html: { type: String, default: null },
  remotePictures: { type: Number, default: 0 },
  receivedAt: { type: Date, required: true },
  files: { type: [fileSchema], default: [] },
  isAutomatic: { type: Boolean, required: true, default: false },
  isUnreadable: { type: Boolean, required: true, default: false },
  isFromOther: { type: Boolean, required: true, default: false },
  isPrivate: { type: Boolean, required: true, default: false },
  authorId: { type: Schema.Types.ObjectId, default: null },
  messageId: { type: String, default: null },
  references: { type: [String], default: [] },
  threadKey: { type: String, required: true },
  subjectType: { type: String, enum: ['candidate', 'company', null], default: null },
  subjectId: { type: Schema.Types.ObjectId, default: null },
});
receivedMailSchema.plugin(recordFields);
receivedMailSchema.index({ key: 1 }, { unique: true });
receivedMailSchema.index({ messageId: 1 });
receivedMailSchema.index({ status: 1, receivedAt: -1 });
receivedMailSchema.index({ subjectType: 1, subjectId: 1, receivedAt: -1, _id: -1 });

export const ReceivedMailModel = model<ReceivedMail>(
  'ReceivedMail',
  receivedMailSchema,
  'received_mails',
);
