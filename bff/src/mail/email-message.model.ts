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

/** Not on its way yet: it can be held back. */
export const waitingMailStatuses = messageMachine.transitions.cancel.from;

/** A mail, from the change that asked for it to its sending. */
export interface EmailMessage extends RecordFields, HeldFields {
  direction: 'out';
  template: string;
  /** The template that its author began with; null for mails of the platform. */
  templateId: Types.ObjectId | null;
  /** `account` mails appear in no timeline. */
  category: 'account' | 'other';
  variables: Record<string, string>;
  userId: Types.ObjectId | null;
  from: string;
  /** The address and name that its author writes from; null: the agency’s. */
  sender?: string | null;
  senderName?: string | null;
  to: string[];
  /** Others who get it as well. */
  cc: string[];
  /** Files of the record that go along. */
  attachmentIds: Types.ObjectId[];
  /** Files that its author brought for many, which go along. */
  fileIds?: Types.ObjectId[];
  repliesTo: ReplyTarget;
  subject: string;
  /** As stored: a placeholder stands where the sent mail has its link. */
  html: string;
  text: string;
  status: MessageState;
  previousStatus?: MessageState | null;
  /** Not before this moment; null: at once. */
  scheduledFor: Date | null;
  waitsFor: (typeof waitReasons)[number] | null;
  /** Held until the recipient's morning, or until the time planned by the sender. */
  recipientZone: string | null;
  /** Why it does not wait for its reader’s day; null: it does. */
  urgentReason?: string | null;
  /** Until then its author takes it back; null for mails of the platform. */
  undoUntil: Date | null;
  /**
   * When it was about to be handed to the server. A process that dies after this leaves open
   * whether the mail went out, and it is not sent again by itself.
   */
  handedOverAt: Date | null;
  problem: DeliveryProblem | null;
  lastError: string | null;
  /** The record that the mail is about. */
  /** The record that the link in it opens, where that is another than it is about. */
  opens?: { type: string; id: string } | null;
  subjectType: string | null;
  subjectId: string | null;
  /** The client whose matter it is, where none of what it is about says so by itself. */
  companyId?: Types.ObjectId | null;
  /** The people of the client whom a colleague wrote to. */
  recipientIds?: Types.ObjectId[];
  /** The application that a colleague wrote to its candidate about. */
  applicationId?: Types.ObjectId | null;
  sentByUserId: Types.ObjectId | null;
  replyTo: string | null;
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  /** The mails of one conversation share it; null: a conversation of its own. */
  threadKey: string | null;
  sentAt: Date | null;
  /** A meeting for its reader's calendar, which goes along. */
  calendar: CalendarInvite | null;
  /** Its words are for its author, owners and admins alone. */
  isPrivate: boolean;
  /** The mail to many that it is one of. */
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
