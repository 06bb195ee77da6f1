import { limits } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { monthsBefore } from '../db/calendar-day.ts';
import { systemContext, transact } from '../db/unit-of-work.ts';
import { emit } from '../outbox/emit.ts';
import { EmailMessageModel, type EmailMessage } from './email-message.model.ts';
import { broughtForgotten, broughtWith, mailsForgotten } from './forget-mails.ts';

const batch = 200;

/** States in which nothing happens to a mail any more. */
const ended = ['sent', 'bounced', 'failed', 'cancelled', 'suppressed'] as const;

/**
 * Takes the words, and what went along, out of mails that ended long ago; whom they went to, about
 * what and when is kept. How many.
 */
export async function emptyOldMails(signal: AbortSignal, now = new Date()): Promise<number> {
  const old: QueryFilter<EmailMessage> = {
    status: { $in: [...ended] },
    createdAt: { $lt: monthsBefore(now, limits.mail.keepWordsMonths) },
    $or: [
      { text: { $ne: '' } },
      { html: { $ne: '' } },
      { 'fileIds.0': { $exists: true } },
      { 'attachmentIds.0': { $exists: true } },
    ],
  };
  let emptied = 0;
  while (!signal.aborted) {
    const count = await transact(systemContext('mail.empty-old'), async (tx) => {
      const { session } = tx;
      const mails = await EmailMessageModel.find(old, { fileIds: 1, batchId: 1 }, { session })
        .limit(batch)
        .lean();
      if (mails.length === 0) return 0;
      const mailIds = mails.map(({ _id }) => _id);
      const fileIds = broughtWith(mails);
      await EmailMessageModel.updateMany(
        { _id: { $in: mailIds } },
        { $set: withoutBody },
        { session },
      );
      if (fileIds.length > 0) emit(tx, broughtForgotten, { fileIds });
      // Those that were written to disk go as well.
      emit(tx, mailsForgotten, { mailIds });
      return mails.length;
    });
    emptied += count;
    if (count < batch) break;
  }
  return emptied;
}

/** A mail of which the header is left. */
const withoutBody = {
  html: '',
  text: '',
  variables: {},
  urgentReason: null,
  calendar: null,
  attachmentIds: [],
  fileIds: [],
} as const satisfies Partial<Record<keyof EmailMessage, unknown>>;
