import { hourMs, limits } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { fetchMails } from './fetching/fetch-mails.ts';
import { ReceivedMailModel } from './received-mail.model.ts';

/** Takes the words out of mails that concerned no one; their key still says that they came. */
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

/** Everything in a mail that could identify a person. */
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
    name: 'inbox.empty-dismissed',
    everyMs: hourMs,
    run: async () => void (await emptyDismissed()),
  },
];
