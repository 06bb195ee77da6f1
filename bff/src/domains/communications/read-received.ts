import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { behind, containing } from '../../lists/timeline.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { receivedMailsOf } from '../inbox/api/received-mails.ts';
import { receivedEntry } from './talk-entries.ts';
import type { Asked, Entry } from './timeline.ts';

/** Reads mails from a person. */
export async function readReceived(
  actor: Actor,
  { candidate, place, q, limit, applicationId }: Asked,
): Promise<Entry[]> {
  const mails = await receivedMailsOf(actor, candidate, {
    which: {
      ...behind(place, 'receivedAt'),
      ...(applicationId && { threadKey: { $in: await threadsAbout(applicationId) } }),
    },
    words: q ? containing(q) : null,
    limit,
  });
  return mails.map(receivedEntry);
}

/** Returns the mail threads that contain mails about an application. */
const threadsAbout = (applicationId: Types.ObjectId): Promise<string[]> =>
  EmailMessageModel.distinct('threadKey', { applicationId, threadKey: { $ne: null } });
