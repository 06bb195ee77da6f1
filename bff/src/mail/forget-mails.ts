import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { EventHandler } from '../outbox/event-handlers.ts';
import { emit } from '../outbox/emit.ts';
import type { Tx } from '../db/unit-of-work.ts';
import type { Traces } from '../personal/traces.ts';
import {
  EmailMessageModel,
  waitingMailStatuses,
  type EmailMessage,
} from './email-message.model.ts';
import { mailFolder, mailboxFile } from './mail-transport.ts';

/** Event: files of these mails are to be deleted at once. */
export const mailsForgotten = 'mail.forgotten';

/** Event: uploads that belonged only to deleted mails. */
export const broughtForgotten = 'mail.broughtForgotten';

/**
 * Removes the text of every mail to a person, about them, or that names them; waiting mails are not
 * sent. The fact that a mail was sent, and when, is kept.
 */
export async function forgetMails(
  tx: Tx,
  { candidateId, userId, emails, pattern }: Traces,
): Promise<void> {
  const ids = await EmailMessageModel.distinct('_id', {
    $or: [
      ...(candidateId ? [{ subjectType: 'candidate', subjectId: candidateId.toHexString() }] : []),
      { to: { $in: [...emails] } },
      { cc: { $in: [...emails] } },
      ...(userId ? [{ userId }] : []),
      { subject: pattern },
      { text: pattern },
    ],
  }).session(tx.session);
  await blankMails(tx, ids);
}

/** Removes the text of every mail to a person; what others wrote about their work is kept. */
export async function forgetMailsTo(
  tx: Tx,
  { userId, emails }: Pick<Traces, 'userId' | 'emails'>,
): Promise<void> {
  const { session } = tx;
  const to = { $or: [{ to: { $in: [...emails] } }, ...(userId ? [{ userId }] : [])] };
  await blankMails(tx, await EmailMessageModel.distinct('_id', to).session(session));
  await EmailMessageModel.updateMany(
    { cc: { $in: [...emails] } },
    { $pull: { cc: { $in: [...emails] } } },
    { session },
  );
}

/** Removes the text and the files of these mails; waiting mails are not sent. */
export async function blankMails(tx: Tx, ids: readonly Types.ObjectId[]): Promise<void> {
  if (ids.length === 0) return;
  const { session } = tx;
  await EmailMessageModel.updateMany(
    { _id: { $in: [...ids] }, status: { $in: [...waitingMailStatuses] } },
    { $set: { status: 'suppressed' } },
    { session },
  );
  const withFiles = await EmailMessageModel.find(
    { _id: { $in: [...ids] }, 'fileIds.0': { $exists: true } },
    { fileIds: 1, batchId: 1 },
    { session },
  ).lean();
  const fileIds = broughtWith(withFiles);
  if (fileIds.length > 0) emit(tx, broughtForgotten, { fileIds });
  await EmailMessageModel.updateMany(
    { _id: { $in: [...ids] } },
    { $set: withoutWords },
    { session },
  );
  emit(tx, mailsForgotten, { mailIds: ids });
}

/** Returns the uploads of these mails only; files of a bulk mailing belong to its batch. */
export const broughtWith = (
  mails: readonly Pick<EmailMessage, 'fileIds' | 'batchId'>[],
): Types.ObjectId[] => mails.flatMap(({ fileIds, batchId }) => (batchId ? [] : (fileIds ?? [])));

/** Empty values for everything in a mail that could identify a person. */
export const withoutWords = {
  to: [],
  cc: [],
  subject: '',
  html: '',
  text: '',
  variables: {},
  urgentReason: null,
  lastError: null,
  userId: null,
  calendar: null,
  attachmentIds: [],
  fileIds: [],
};

const forgotten = z.object({ mailIds: z.array(z.string()) });

/** Mails written to disk are deleted with their text. */
export const removeMailFiles: EventHandler = async ({ payload }, { config }) => {
  for (const id of forgotten.parse(payload).mailIds) await removeMailFile(config, id);
};

/** Does nothing if there is no file: the mail was sent by a server, or never. */
export async function removeMailFile(config: Config, id: string): Promise<void> {
  await rm(join(mailFolder(config), `${id}.eml`), { force: true });
  await rm(mailboxFile(config, id), { force: true });
}
