import { Schema, model, type Types } from 'mongoose';

const mailStatuses = [
  'queued',
  'scheduled',
  'sending',
  'sent',
  'failed',
  'suppressed',
  'cancelled',
] as const;

/** Not on its way yet: it can be held back. */
export const waitingMailStatuses = ['queued', 'scheduled'] as const;
/** Settled: it is never sent any more. */
export const settledMailStatuses = ['sent', 'suppressed', 'cancelled'] as const;

/** E75: a mail, from the change that asked for it to its sending. */
export interface EmailMessage {
  _id: Types.ObjectId;
  direction: 'out';
  template: string;
  /** `account` mails appear in no timeline. */
  category: 'account' | 'other';
  variables: Record<string, string>;
  userId: Types.ObjectId | null;
  from: string;
  to: string[];
  subject: string;
  /** As stored: a placeholder stands where the sent mail has its link. */
  html: string;
  text: string;
  status: (typeof mailStatuses)[number];
  /** Not before this moment; null: at once. */
  scheduledFor: Date | null;
  attempts: number;
  lastError: string | null;
  /** The record that the mail is about. */
  subjectType: string | null;
  subjectId: string | null;
  sentByUserId: Types.ObjectId | null;
  messageId: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

const emailMessageSchema = new Schema<EmailMessage>(
  {
    direction: { type: String, enum: ['out'], required: true, default: 'out' },
    template: { type: String, required: true },
    category: { type: String, enum: ['account', 'other'], required: true },
    variables: { type: Schema.Types.Mixed, required: true, default: () => ({}) },
    userId: { type: Schema.Types.ObjectId, default: null },
    from: { type: String, default: '' },
    to: { type: [String], required: true },
    subject: { type: String, default: '' },
    html: { type: String, default: '' },
    text: { type: String, default: '' },
    status: { type: String, enum: mailStatuses, required: true, default: 'queued' },
    scheduledFor: { type: Date, default: null },
    attempts: { type: Number, required: true, default: 0 },
    lastError: { type: String, default: null },
    subjectType: { type: String, default: null },
    subjectId: { type: String, default: null },
    sentByUserId: { type: Schema.Types.ObjectId, default: null },
    messageId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
  },
  { versionKey: false, minimize: false },
);
emailMessageSchema.index({ messageId: 1 });
emailMessageSchema.index({ subjectType: 1, subjectId: 1, createdAt: -1 });
emailMessageSchema.index({ status: 1, createdAt: 1 });
emailMessageSchema.index({ createdAt: -1 });

export const EmailMessageModel = model<EmailMessage>(
  'EmailMessage',
  emailMessageSchema,
  'email_messages',
);
