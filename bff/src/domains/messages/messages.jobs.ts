import { dayMs, hourMs, limits, minuteMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { mailQueued } from '../../mail/mail-queued.ts';
import { emptyOldMails } from '../../mail/old-words.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { releaseLeftOvers } from './bulk/batch-files.ts';

/** Longer than an unplanned mail ever waits for its next try, or its turn in a mailing. */
const longestWait = Math.max(...limits.mail.retryMinutes) * minuteMs + 2 * hourMs;

/**
 * Sends unplanned mails now that would be sent in a day or a year: the machine's clock ran ahead
 * when they were written or tried, and was set back since. Returns their number.
 */
export async function bringForward(now = new Date()): Promise<number> {
  const far = { $gt: new Date(now.getTime() + longestWait) };
  const events = await OutboxModel.find({
    status: 'pending',
    type: mailQueued,
    availableAt: far,
  }).lean();
  const ids = events.map(({ payload }) => String(payload['mailId']));
  const unplanned = await EmailMessageModel.distinct('_id', {
    _id: { $in: ids },
    status: 'queued',
  });
  const isUnplanned = new Set(unplanned.map(String));
  const wrong = events.filter(({ payload }) => isUnplanned.has(String(payload['mailId'])));
  const { modifiedCount } = await OutboxModel.updateMany(
    { _id: { $in: wrong.map(({ _id }) => _id) }, status: 'pending', availableAt: far },
    { $set: { availableAt: now } },
  );
  return modifiedCount;
}

export const messageJobs: readonly JobDefinition[] = [
  {
    name: 'messages.releaseFiles',
    everyMs: dayMs,
    run: async ({ signal }) => void (await releaseLeftOvers(signal)),
  },
  {
    name: 'messages.emptyOld',
    dailyAtHour: 5,
    run: async ({ signal, log }) => {
      const emptied = await emptyOldMails(signal);
      if (emptied > 0) log.info({ emptied }, 'mails of which the header is kept');
    },
  },
  {
    name: 'messages.bringForward',
    everyMs: 10 * minuteMs,
    run: async ({ log }) => {
      const brought = await bringForward();
      if (brought > 0) log.warn({ brought }, 'mails waited by a clock that was set back');
    },
  },
];
