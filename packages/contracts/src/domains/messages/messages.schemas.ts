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

/** What a mail can be written about, by a person. */
export const messageSubjectTypes = ['candidate', 'company'] as const;
export type MessageSubjectType = (typeof messageSubjectTypes)[number];

const subject = text(limits.mail.subject, 1);
const body = longText(limits.mail.body, 1);

/** Where answers go: into the conversation on the record, to the author’s own address, or to the shared
 * address that it is written from. */
export const replyTargets = ['record', 'author', 'sender'] as const;
export type ReplyTarget = (typeof replyTargets)[number];

/** What an address is that mails come from: the agency’s, the author’s own, or a shared one. */
export const senderKinds = ['agency', 'own', 'shared'] as const;
export type SenderKind = (typeof senderKinds)[number];

/** An address that the reader may write from. */
export const mailSenderSchema = z.object({
  kind: z.enum(senderKinds),
  /** Empty where the address has none. */
  name: z.string(),
  address: z.string(),
});
export type MailSender = z.infer<typeof mailSenderSchema>;
export const mailSenderListSchema = z.object({
  data: z.array(mailSenderSchema),
  /** Where answers to the author arrive. */
  replyTo: z.string(),
  /** Whether answers can come to the record: a mailbox is read. */
  repliesCome: z.boolean(),
});

/** The address that a mail comes from; null: the agency’s. */
const sender = emailSchema.nullable();

const copies = z.array(emailSchema).max(limits.mail.copies);
/** Files of a candidate’s record that go along: clean ones that the person may have. */
const files = z.array(idSchema).max(limits.mail.files);

/** Files of the template that a mail was begun with. */
export const templateFiles = z.array(idSchema).max(limits.template.files);

/** The people of a client whom it goes to; of a candidate there is one, who needs no naming. */
const recipients = z.array(idSchema).max(limits.mail.recipients);

/** Whom a mail goes to, and what it is about. */
const addressees = {
  subjectType: z.enum(messageSubjectTypes),
  subjectId: idSchema,
  recipientIds: recipients.default([]),
  /** The application that a mail to its candidate is about. */
  applicationId: idSchema.nullable().default(null),
};
export const addresseesSchema = z.strictObject(addressees);
export type Addressees = z.input<typeof addresseesSchema>;

/** A file of a mail: one of the record, or one that its author brought. */
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
  /** The people of the client whom it goes to; empty for a mail to a candidate. */
  recipientIds: z.array(idSchema),
  /** The application that a mail to its candidate is about. */
  applicationId: idSchema.nullable(),
  cc: z.array(z.string()),
  /** The address that it comes from; null: the agency’s. */
  sender: z.string().nullable(),
  repliesTo: z.enum(replyTargets),
  /** Files that go along, as far as the reader may know of them. */
  files: z.array(mailFileSchema),
  subject: z.string(),
  text: z.string(),
  /** The earlier mail of the same conversation that it answers. */
  replyToId: idSchema.nullable(),
  /** The mails of one conversation share it. */
  threadKey: z.string(),
  createdAt: timestampSchema,
  createdBy: personRefSchema.nullable(),
  /** Its words are for its author, owners and admins alone. */
  isPrivate: z.boolean(),
  /** Until then its author takes it back. */
  undoUntil: timestampSchema.nullable(),
  /** When it is planned to leave, in which zone its recipient lives, and who makes it wait. */
  scheduledFor: timestampSchema.nullable(),
  recipientZone: z.string().nullable(),
  waitsFor: z.enum(waitReasons).nullable(),
  /** It does not wait for its reader’s day; why stands in the activity log. */
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
  /** The template that it was begun with. */
  templateId: idSchema.nullable().default(null),
  isPrivate: z.boolean().default(false),
  cc: copies.default([]),
  attachmentIds: files.default([]),
  /** Uploads of the author that go along. */
  fileIds: files.default([]),
  /** Files of the template that go along, of which the mail keeps copies. */
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
  /** Null: as soon as its recipient may be written to. */
  sendAt: timestampSchema.nullable().default(null),
  /** Why it does not wait for its reader’s day; null: it does. */
  urgentReason: longText(limits.mail.urgentReason.max, limits.mail.urgentReason.min)
    .nullable()
    .default(null),
};

export const messageSendSchema = z.strictObject({
  version: versionSchema,
  ...leaving,
});

/** What a user types who writes a mail and sends it, now or at a chosen time. */
export const messageComposeSchema = messageCreateSchema.extend({
  ...leaving,
  sendAt: timestampSchema.nullable(),
});
export type MessageCompose = z.infer<typeof messageComposeSchema>;

/** A mail that is being written: how it would reach its reader, and when. */
export const messagePreviewSchema = z.strictObject({
  ...addressees,
  subject: z.string().max(limits.mail.subject * 4),
  text: z.string().max(limits.mail.body * 2),
  sendAt: timestampSchema.nullable().default(null),
  /** It does not wait for its reader’s day. */
  isUrgent: z.boolean().default(false),
  /** The template that it was begun with: its words are shown in the language of the reader. */
  templateId: idSchema.nullable().default(null),
});

/** Why a recipient gets no mail. */
export const recipientProblems = ['no_email', 'do_not_contact', 'unsubscribed', 'bounced'] as const;
export type RecipientProblem = (typeof recipientProblems)[number];

export const messageRecipientSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null where there is none, or for who may not know it. */
  address: z.string().nullable(),
  problem: z.enum(recipientProblems).nullable(),
});
export type MessageRecipient = z.infer<typeof messageRecipientSchema>;

export const messagePreviewAnswer = z.object({
  recipients: z.array(messageRecipientSchema),
  /** What is added below the text; null where its author has none. */
  signature: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** The language that its reader reads best, where the template has no text in it: `tr`. */
  missingLanguage: z.string().nullable(),
  /** Variables that nothing is known for. */
  missing: z.array(z.object({ name: z.string(), label: z.string() })),
  /** When it would leave. */
  leavesAt: timestampSchema,
  recipientZone: z.string(),
  waitsFor: z.enum(waitReasons).nullable(),
});
export type MessagePreview = z.infer<typeof messagePreviewAnswer>;

export const messageVersionSchema = z.strictObject({ version: versionSchema });

/** What the holder of an unsubscribe link is asked. */
export const unsubscribeQuestionSchema = z.object({
  maskedEmail: z.string(),
  agencyName: z.string(),
  unsubscribed: z.boolean(),
});
export type UnsubscribeQuestion = z.infer<typeof unsubscribeQuestionSchema>;
