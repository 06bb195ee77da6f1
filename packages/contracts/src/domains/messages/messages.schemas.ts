import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  emailSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import {
  deliveryProblems,
  messageActions,
  messageMachine,
  waitReasons,
} from './messages.machine.ts';

/** Records that a user's mail can be about. */
export const messageSubjectTypes = ['candidate', 'company'] as const;
export type MessageSubjectType = (typeof messageSubjectTypes)[number];

const subject = text(limits.mail.subject, 1);
const body = longText(limits.mail.body, 1);

/**
 * Where replies go: to the conversation on the record, the author’s own address, or the shared
 * sender address.
 */
export const replyTargets = ['record', 'author', 'sender'] as const;
export type ReplyTarget = (typeof replyTargets)[number];

/** The kind of sender address: the agency’s, the author’s own, or a shared one. */
export const senderKinds = ['agency', 'own', 'shared'] as const;
export type SenderKind = (typeof senderKinds)[number];

/** A sender address available to the reader. */
export const mailSenderSchema = z.object({
  kind: z.enum(senderKinds),
  /** Empty if the address has none. */
  name: z.string(),
  address: z.string(),
});
export type MailSender = z.infer<typeof mailSenderSchema>;
export const mailSenderListSchema = z.object({
  data: z.array(mailSenderSchema),
  /** Where replies to the author arrive. */
  replyTo: z.string(),
  /** Whether replies can reach the record, because a mailbox is read. */
  repliesCome: z.boolean(),
});

/** The sender address of a mail; null: the agency’s. */
const sender = emailSchema.nullable();

const copies = z.array(emailSchema).max(limits.mail.copies);
/** Attached files of a candidate’s record: only clean ones that the recipient may have. */
const files = z.array(idSchema).max(limits.mail.files);

/** Files of the template that a mail is based on. */
export const templateFiles = z.array(idSchema).max(limits.template.files);

/** Recipients at a client; a candidate is the only recipient and is not listed. */
const recipients = z.array(idSchema).max(limits.mail.recipients);

/** The recipients of a mail, and its subject record. */
const addressees = {
  subjectType: z.enum(messageSubjectTypes),
  subjectId: idSchema,
  recipientIds: recipients.default([]),
  /** The application that a mail to its candidate is about. */
  applicationId: idSchema.nullable().default(null),
};
export const addresseesSchema = z.strictObject(addressees);
export type Addressees = z.input<typeof addresseesSchema>;

/** A file of a mail: from the record, or uploaded by its author. */
export const mailFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.number().int(),
  isBrought: z.boolean(),
});
export type MailFile = z.infer<typeof mailFileSchema>;

/** A mail as its sender sees it. */
export const messageSchema = z.object({
  id: idSchema,
  status: z.enum(messageMachine.states),
  subjectType: z.string().nullable(),
  subjectId: z.string().nullable(),
  template: z.string(),
  to: z.array(z.string()),
  /** Recipients at the client; empty for a mail to a candidate. */
  recipientIds: z.array(idSchema),
  /** The application that a mail to its candidate is about. */
  applicationId: idSchema.nullable(),
  cc: z.array(z.string()),
  /** The sender address; null: the agency’s. */
  sender: z.string().nullable(),
  repliesTo: z.enum(replyTargets),
  /** Attached files visible to the reader. */
  files: z.array(mailFileSchema),
  subject: z.string(),
  text: z.string(),
  /** The earlier mail in the same conversation to which it replies. */
  replyToId: idSchema.nullable(),
  /** Shared by all mails of one conversation. */
  threadKey: z.string(),
  createdAt: timestampSchema,
  createdBy: personRefSchema.nullable(),
  /** Only its author, owners and admins may read the text. */
  isPrivate: z.boolean(),
  /** Time until which its author can recall it. */
  undoUntil: timestampSchema.nullable(),
  /** The scheduled time, the recipient's zone, and the reason for the delay. */
  scheduledFor: timestampSchema.nullable(),
  recipientZone: z.string().nullable(),
  waitsFor: z.enum(waitReasons).nullable(),
  /** It does not wait for its reader’s day; the activity log has the reason. */
  isUrgent: z.boolean(),
  sentAt: timestampSchema.nullable(),
  attempts: z.number().int(),
  problem: z.enum(deliveryProblems).nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(messageActions)),
});
export type Message = z.infer<typeof messageSchema>;

export const messageListSchema = z.object({ data: z.array(messageSchema) });

export const messageQuery = z.strictObject({
  status: z.enum(messageMachine.states).optional(),
  subjectId: idSchema.optional(),
});

export const messageCreateSchema = z.strictObject({
  ...addressees,
  subject,
  text: body,
  replyToId: idSchema.nullable().default(null),
  /** The template it is based on. */
  templateId: idSchema.nullable().default(null),
  isPrivate: z.boolean().default(false),
  cc: copies.default([]),
  attachmentIds: files.default([]),
  /** Uploads of the author to attach. */
  fileIds: files.default([]),
  /** Attached template files, of which the mail keeps copies. */
  templateFileIds: templateFiles.default([]),
  sender: sender.default(null),
  repliesTo: z.enum(replyTargets).default('record'),
});
export type MessageCreate = z.infer<typeof messageCreateSchema>;

export const messagePatch = z.strictObject({
  version: versionSchema,
  changes: z
    .strictObject({
      subject,
      text: body,
      cc: copies,
      attachmentIds: files,
      fileIds: files,
      recipientIds: recipients,
      sender,
      repliesTo: z.enum(replyTargets),
    })
    .partial(),
});

const leaving = {
  /** Null: as soon as the recipient's mail hours allow. */
  sendAt: timestampSchema.nullable().default(null),
  /** Why it does not wait for its reader’s day; null: it waits. */
  urgentReason: longText(limits.mail.urgentReason.max, limits.mail.urgentReason.min)
    .nullable()
    .default(null),
};

export const messageSendSchema = z.strictObject({
  version: versionSchema,
  ...leaving,
});

/** The input for writing a mail and sending it, now or at a chosen time. */
export const messageComposeSchema = messageCreateSchema.extend({
  ...leaving,
  sendAt: timestampSchema.nullable(),
});
export type MessageCompose = z.infer<typeof messageComposeSchema>;

/** A draft mail: its text for the reader, and its sending time. */
export const messagePreviewSchema = z.strictObject({
  ...addressees,
  subject: z.string().max(limits.mail.subject * 4),
  text: z.string().max(limits.mail.body * 2),
  sendAt: timestampSchema.nullable().default(null),
  /** It does not wait for its reader’s day. */
  isUrgent: z.boolean().default(false),
  /** The template it is based on: its text is shown in the reader's language. */
  templateId: idSchema.nullable().default(null),
});

/** Why a recipient gets no mail. */
export const recipientProblems = ['no_email', 'do_not_contact', 'unsubscribed', 'bounced'] as const;
export type RecipientProblem = (typeof recipientProblems)[number];

export const messageRecipientSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null if there is none, or for readers who may not see it. */
  address: z.string().nullable(),
  problem: z.enum(recipientProblems).nullable(),
});
export type MessageRecipient = z.infer<typeof messageRecipientSchema>;

export const messagePreviewAnswer = z.object({
  recipients: z.array(messageRecipientSchema),
  /** Added below the text; null if its author has none. */
  signature: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** The reader's preferred language if the template has no text in it: `tr`. */
  missingLanguage: z.string().nullable(),
  /** Variables without a known value. */
  missing: z.array(z.object({ name: z.string(), label: z.string() })),
  /** When it would be sent. */
  leavesAt: timestampSchema,
  recipientZone: z.string(),
  waitsFor: z.enum(waitReasons).nullable(),
});
export type MessagePreview = z.infer<typeof messagePreviewAnswer>;

export const messageVersionSchema = z.strictObject({ version: versionSchema });

/** The question to the holder of an unsubscribe link. */
export const unsubscribeQuestionSchema = z.object({
  maskedEmail: z.string(),
  agencyName: z.string(),
  unsubscribed: z.boolean(),
});
export type UnsubscribeQuestion = z.infer<typeof unsubscribeQuestionSchema>;
