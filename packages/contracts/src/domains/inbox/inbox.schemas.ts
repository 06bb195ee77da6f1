import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { receivedFileRefusals, receivedMailActions, receivedMailMachine } from './inbox.machine.ts';

/** A mail that came in, as staff reads it. */
export const receivedMailSchema = z.object({
  id: idSchema,
  status: z.enum(receivedMailMachine.states),
  /** As the mail says it; the address is null for who may not know it. */
  from: z.object({ name: z.string(), address: z.string().nullable() }),
  subject: z.string(),
  /** Without formats; that of the mail is read by itself. */
  text: z.string(),
  hasHtml: z.boolean(),
  receivedAt: timestampSchema,
  /** Files that came along: those kept stand with the files of the record. */
  files: z.array(
    z.object({
      name: z.string(),
      size: z.number().int(),
      refusal: z.enum(receivedFileRefusals).nullable(),
    }),
  ),
  /** Written by a program, such as a notice of absence. */
  isAutomatic: z.boolean(),
  /** Too large or damaged: it is to be read in the mailbox itself. */
  isUnreadable: z.boolean(),
  /** It came from another address than that of the person on whose record it stands. */
  isFromOther: z.boolean(),
  isPrivate: z.boolean(),
  /** Private to another user: its text is left out. */
  isMasked: z.boolean(),
  /** The mails of one conversation share it. */
  threadKey: z.string(),
  /** Whether one may write in the same conversation. */
  mayReply: z.boolean(),
  version: versionSchema,
  allowedActions: z.array(z.enum(receivedMailActions)),
});
export type ReceivedMail = z.infer<typeof receivedMailSchema>;

/** A mail that waits, with the person whose address it came from, where there is one. */
export const waitingMailSchema = receivedMailSchema.extend({
  suggestion: z.object({ id: idSchema, name: z.string() }).nullable(),
});
export type WaitingMail = z.infer<typeof waitingMailSchema>;

export const waitingMailListSchema = z.object({
  data: z.array(waitingMailSchema),
  total: z.number().int(),
  /** Whether a mailbox is configured: without one nothing can wait. */
  readsMailbox: z.boolean().optional(),
});

/** A mail in its own format, without what runs, loads or counts who reads it. */
export const receivedBodySchema = z.object({
  subject: z.string(),
  html: z.string().nullable(),
  /** Pictures from other servers, which are not loaded. */
  remotePictures: z.number().int(),
});

export const receivedFileSchema = z.strictObject({ version: versionSchema, candidateId: idSchema });
export const receivedVersionSchema = z.strictObject({ version: versionSchema });
