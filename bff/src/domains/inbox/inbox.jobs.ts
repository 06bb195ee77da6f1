import { hourMs, limits } from '@muster/contracts';
import { monthsBefore } from '../../db/calendar-day.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { fetchMails } from './fetching/fetch-mails.ts';
import { ReceivedMailModel } from './received-mail.model.ts';

/** Removes the text of dismissed mails; their key still shows that they were received. */
export async function emptyDismissed(now = new Date()): Promise<number> {
  const { modifiedCount } = await ReceivedMailModel.updateMany(
    {
      status: 'dismissed',
      updatedAt: { $lt: new Date(now.getTime() - limits.inbox.keepDismissed) },
      deletedAt: null,
    },
    { $set: { ...withoutWords, deletedAt: now } },
  );
  return modifiedCount;
}

/** Removes the text of old mails; sender, subject and date are kept. */
export async function emptyOldReceived(now = new Date()): Promise<number> {
  const { modifiedCount } = await ReceivedMailModel.updateMany(
    {
      receivedAt: { $lt: monthsBefore(now, limits.mail.keepWordsMonths) },
      $or: [{ text: { $ne: '' } }, { html: { $ne: null } }],
    },
    { $set: { text: '', html: null } },
  );
  return modifiedCount;
}

/** Blank values for everything in a mail that could identify a person. */
export const withoutWords = {
  fromName: '',
  fromAddress: '',
  subject: '',
  text: '',
  html: null,
  files: [],
  messageId: null,
  references: [],
};

export const inboxJobs: readonly JobDefinition[] = [
  {
    name: 'inbox.fetch',
    everyMs: limits.inbox.every,
    run: async (context) => void (await fetchMails(context)),
  },
  {
    name: 'inbox.empty-old',
    dailyAtHour: 5,
    run: async () => void (await emptyOldReceived()),
  },
  {
    name: 'inbox.empty-dismissed',
    everyMs: hourMs,
    run: async () => void (await emptyDismissed()),
  },
];
