import { lastMorning } from './api/morning.ts';
import { NotificationModel } from './notification.model.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { quietUntil } from './mails/quiet-hours.ts';
import { findRecipients } from './inbox/recipients.ts';
import { sendDigest, undigested } from './mails/send-digest.ts';

const batch = 100;

/** Mails the digest to every user whose morning has begun; returns the number of mails. */
export async function sendDigests(signal: AbortSignal, now = new Date()): Promise<number> {
  const waitingFor = await NotificationModel.distinct('userId', undigested);
  let sent = 0;
  for (let from = 0; from < waitingFor.length; from += batch) {
    for (const recipient of await findRecipients(waitingFor.slice(from, from + batch))) {
      if (signal.aborted) return sent;
      // Users with longer quiet hours get it afterwards.
      if (quietUntil(now, recipient)) continue;
      if (await sendDigest(recipient, lastMorning(recipient.timeZone, now))) sent += 1;
    }
  }
  return sent;
}

export const digestJobs: readonly JobDefinition[] = [
  {
    name: 'notifications.digest',
    everyMs: 15 * 60_000,
    run: async ({ signal, log }) => {
      const sent = await sendDigests(signal);
      if (sent > 0) log.info({ sent }, 'digests');
    },
  },
];
