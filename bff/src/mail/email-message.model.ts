import {
  deliveryProblems,
  messageMachine,
  replyTargets,
  waitReasons,
  type DeliveryProblem,
  type MessageState,
  type ReplyTarget,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../db/record-fields.ts';
import type { CalendarInvite } from './calendar-invite.ts';
import { heldFields, type HeldFields } from '../jobs/held-work.ts';
import { anyId, whereSet } from '../db/set-values.ts';

/** Not sent yet, so it can be held back. */
export const waitingMailStatuses = messageMachine.transitions.cancel.from;

/** A mail, from the change that requests it to its sending. */
export interface EmailMessage extends RecordFields, HeldFields {
  direction: 'out';
  template: string;
  /** The template that its author started from; null for platform mails. */
  templateId: Types.ObjectId | null;
  /** `account` mails appear in no timeline. */
  category: 'account' | 'other';
  variables: Record<string, string>;
  userId: Types.ObjectId | null;
  from: string;
  /** The address and name chosen by its author; null: the agency’s. */
  sender?: string | null;
  senderName?: string | null;
  to: string[];
  /** Recipients of a copy. */
  cc: string[];
  /** Attached files of the record. */
  attachmentIds: Types.ObjectId[];
  /** Attached files that its author added for many recipients. */
  fileIds?: Types.ObjectId[];
  repliesTo: ReplyTarget;
  subject: string;
  /** As stored: a placeholder replaces the link of the sent mail. */
  html: string;
  text: string;
  status: MessageState;
  previousStatus?: MessageState | null;
  /** Earliest time of sending; null: at once. */
  scheduledFor: Date | null;
  waitsFor: (typeof waitReasons)[number] | null;
  /**
   * Time zone for a mail held until the recipient's morning, or until the time planned by the
   * sender.
   */
  recipientZone: string | null;
  /** Why it does not wait for its reader’s day; null: it waits. */
  urgentReason?: string | null;
  /** Until then its author can undo it; null for platform mails. */
  undoUntil: Date | null;
  /**
   * When it was about to be passed to the server. If the process dies after this, it is unknown
   * whether the mail was sent, and it is not resent automatically.
   */
  handedOverAt: Date | null;
  problem: DeliveryProblem | null;
  lastError: string | null;
  /** The record that the mail is about. */
  /** The record that its link opens, if that is not the record it is about. */
  opens?: { type: string; id: string } | null;
  subjectType: string | null;
  subjectId: string | null;
  /** The client concerned, if the mail's subjects do not show it. */
  companyId?: Types.ObjectId | null;
  /** Users of the client to whom a colleague wrote. */
  recipientIds?: Types.ObjectId[];
  /** The application about which a colleague wrote to the candidate. */
  applicationId?: Types.ObjectId | null;
  sentByUserId: Types.ObjectId | null;
  replyTo: string | null;
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  /** Shared by the mails of one conversation; null: a conversation of its own. */
  threadKey: string | null;
  sentAt: Date | null;
  /** An attached meeting for the reader's calendar. */
  calendar: CalendarInvite | null;
  /** Whether only its author, owners and admins may read its text. */
  isPrivate: boolean;
  /** The bulk mailing that it belongs to. */
  batchId: Types.ObjectId | null;
}

const emailMessageSchema = new Schema<EmailMessage>(
  {
    direction: { type: String, enum: ['out'], required: true, default: 'out' },
    template: { type: String, required: true },
    templateId: { type: Schema.Types.ObjectId, default: null },
    category: { type: String, enum: ['account', 'other'], required: true },
    variables: { type: Schema.Types.Mixed, required: true, default: () => ({}) },
    userId: { type: Schema.Types.ObjectId, default: null },
    from: { type: String, default: '' },
    sender: { type: String, default: null },
    senderName: { type: String, default: null },
    to: { type: [String], required: true },
    cc: { type: [String], default: [] },
    attachmentIds: { type: [Schema.Types.ObjectId], default: [] },
    fileIds: { type: [Schema.Types.ObjectId], default: [] },
    repliesTo: { type: String, enum: replyTargets, default: 'record' },
    subject: { type: String, default: '' },
    html: { type: String, default: '' },
    text: { type: String, default: '' },
    status: { type: String, enum: messageMachine.states, required: true, default: 'queued' },
    previousStatus: { type: String, enum: [...messageMachine.states, null], default: null },
    scheduledFor: { type: Date, default: null },
    waitsFor: { type: String, enum: [...waitReasons, null], default: null },
    recipientZone: { type: String, default: null },
    urgentReason: { type: String, default: null },
    undoUntil: { type: Date, default: null },
    handedOverAt: { type: Date, default: null },
    problem: { type: String, enum: [...deliveryProblems, null], default: null },
    lastError: { type: String, default: null },
    opens: { type: Schema.Types.Mixed, default: null },
    subjectType: { type: String, default: null },
    subjectId: { type: String, default: null },
    companyId: { type: Schema.Types.ObjectId, default: null },
    recipientIds: { type: [Schema.Types.ObjectId], default: [] },
    applicationId: { type: Schema.Types.ObjectId, default: null },
    sentByUserId: { type: Schema.Types.ObjectId, default: null },
    replyTo: { type: String, default: null },
    messageId: { type: String, default: null },
    inReplyTo: { type: String, default: null },
    references: { type: [String], default: [] },
    threadKey: { type: String, default: null },
    sentAt: { type: Date, default: null },
    calendar: { type: Schema.Types.Mixed, default: null },
    isPrivate: { type: Boolean, default: false },
    batchId: { type: Schema.Types.ObjectId, default: null },
  },
  { versionKey: false, minimize: false },
);
emailMessageSchema.plugin(recordFields);
emailMessageSchema.plugin(heldFields);
emailMessageSchema.index({ messageId: 1 });
emailMessageSchema.index({ subjectType: 1, subjectId: 1, createdAt: -1 });
emailMessageSchema.index({ status: 1, createdAt: 1 });
emailMessageSchema.index({ createdAt: -1 });
emailMessageSchema.index({ templateId: 1, status: 1 });
emailMessageSchema.index({ batchId: 1, subjectId: 1 }, { ...whereSet('batchId', anyId) });
emailMessageSchema.index(
  { applicationId: 1, createdAt: -1 },
  { ...whereSet('applicationId', anyId) },
);
emailMessageSchema.index({ sentByUserId: 1, template: 1, createdAt: -1 });

export const EmailMessageModel = model<EmailMessage>(
  'EmailMessage',
  emailMessageSchema,
  'email_messages',
);
