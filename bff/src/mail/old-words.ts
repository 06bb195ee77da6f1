import { limits } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { monthsBefore } from '../db/calendar-day.ts';
import { systemContext, transact } from '../db/unit-of-work.ts';
import { emit } from '../outbox/emit.ts';
import { EmailMessageModel, type EmailMessage } from './email-message.model.ts';
import { broughtForgotten, broughtWith, mailsForgotten } from './forget-mails.ts';

const batch = 200;

/** Final states of a mail. */
const ended = ['sent', 'bounced', 'failed', 'cancelled', 'suppressed'] as const;

/**
 * Removes texts and attachments of mails that ended long ago; recipient, subject and time are kept.
 * Returns their number.
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
      // Mails written to disk are deleted as well.
      emit(tx, mailsForgotten, { mailIds });
      return mails.length;
    });
    emptied += count;
    if (count < batch) break;
  }
  return emptied;
}

/** A mail reduced to its header. */
const withoutBody = {
  html: '',
  text: '',
  variables: {},
  urgentReason: null,
  calendar: null,
  attachmentIds: [],
  fileIds: [],
} as const satisfies Partial<Record<keyof EmailMessage, unknown>>;
