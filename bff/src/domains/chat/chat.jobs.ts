import { agencySettings } from '../../settings/agency-settings.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { releaseFiles } from '../files/api/files.ts';
import { ChatMessageModel } from './chat-message.model.ts';

const batch = 500;

/** Deletes messages after the retention months; their conversations stay. */
export async function purgeMessages(signal: AbortSignal, now = new Date()): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - agencySettings().retention.chatMonths);
  let purged = 0;
  while (!signal.aborted) {
    const old = await ChatMessageModel.find({ createdAt: { $lt: before } }, { fileIds: 1 })
      .limit(batch)
      .lean();
    if (old.length === 0) break;
    await transact(systemContext('chat.purge'), async (tx) => {
      await releaseFiles(
        tx,
        old.flatMap(({ fileIds }) => fileIds),
        0,
      );
      await ChatMessageModel.deleteMany(
        { _id: { $in: old.map(({ _id }) => _id) } },
        { session: tx.session },
      );
    });
    purged += old.length;
  }
  return purged;
}

export const chatJobs: readonly JobDefinition[] = [
  {
    name: 'chat.purge',
    dailyAtHour: 3,
    run: async ({ signal }) => void (await purgeMessages(signal)),
  },
];
