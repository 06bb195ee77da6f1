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

/** Mails whose files are to go at once. */
export const mailsForgotten = 'mail.forgotten';

/** Files that were brought for mails alone which are gone. */
export const broughtForgotten = 'mail.broughtForgotten';

/**
 * Takes the words out of every mail to a person, about them, or that names them; what waits is not
 * sent any more. That a mail went out, and when, is kept.
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

/** Takes the words out of every mail to a person; what others wrote about their work is kept. */
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

/** Takes the words out of these mails and their files; what waits is not sent any more. */
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

/** What was brought for these mails alone; files of a mail to many are its batch’s. */
export const broughtWith = (
  mails: readonly Pick<EmailMessage, 'fileIds' | 'batchId'>[],
): Types.ObjectId[] => mails.flatMap(({ fileIds, batchId }) => (batchId ? [] : (fileIds ?? [])));

/** Everything in a mail that could identify a person. */
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

/** Mails that were written to disk go with their words. */
export const removeMailFiles: EventHandler = async ({ payload }, { config }) => {
  for (const id of forgotten.parse(payload).mailIds) await removeMailFile(config, id);
};

/** Nothing where there is none: the mail went out by a server, or never. */
export async function removeMailFile(config: Config, id: string): Promise<void> {
  await rm(join(mailFolder(config), `${id}.eml`), { force: true });
  await rm(mailboxFile(config, id), { force: true });
}
