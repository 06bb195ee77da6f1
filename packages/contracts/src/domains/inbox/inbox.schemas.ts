import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { receivedFileRefusals, receivedMailActions, receivedMailMachine } from './inbox.machine.ts';

/** A received mail for staff. */
export const receivedMailSchema = z.object({
  id: idSchema,
  status: z.enum(receivedMailMachine.states),
  /** As stated in the mail; the address is null for readers who may not see it. */
  from: z.object({ name: z.string(), address: z.string().nullable() }),
  subject: z.string(),
  /** Plain text; a separate endpoint returns the formatted mail. */
  text: z.string(),
  hasHtml: z.boolean(),
  receivedAt: timestampSchema,
  /** Files of the mail: stored ones are among the files of the record. */
  files: z.array(
    z.object({
      name: z.string(),
      size: z.number().int(),
      refusal: z.enum(receivedFileRefusals).nullable(),
    }),
  ),
  /** Sent by a program, such as an out-of-office reply. */
  isAutomatic: z.boolean(),
  /** Too large or damaged: read it in the mailbox itself. */
  isUnreadable: z.boolean(),
  /** Sent from another address than that of the record's person. */
  isFromOther: z.boolean(),
  isPrivate: z.boolean(),
  /** Private to another user: the text is omitted. */
  isMasked: z.boolean(),
  /** Shared by all mails of one conversation. */
  threadKey: z.string(),
  /** Whether the reader may reply in the same conversation. */
  mayReply: z.boolean(),
  version: versionSchema,
  allowedActions: z.array(z.enum(receivedMailActions)),
});
export type ReceivedMail = z.infer<typeof receivedMailSchema>;

/** A waiting mail with the person who has its sender address, if any. */
export const waitingMailSchema = receivedMailSchema.extend({
  suggestion: z.object({ id: idSchema, name: z.string() }).nullable(),
});
export type WaitingMail = z.infer<typeof waitingMailSchema>;

export const waitingMailListSchema = z.object({
  data: z.array(waitingMailSchema),
  total: z.number().int(),
  /** Whether a mailbox is configured: without one, no mail can wait. */
  readsMailbox: z.boolean().optional(),
});

/** A mail in its own formatting, without scripts, external content and tracking. */
export const receivedBodySchema = z.object({
  subject: z.string(),
  html: z.string().nullable(),
  /** Number of pictures on other servers, which are not loaded. */
  remotePictures: z.number().int(),
});

export const receivedFileSchema = z.strictObject({ version: versionSchema, candidateId: idSchema });
export const receivedVersionSchema = z.strictObject({ version: versionSchema });
