import { limits, type inboxEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Config } from '../../../config.ts';
import type { Service } from '../../../http/mount.ts';
import { candidateOfAddress } from '../../candidates/api/applicants.ts';
import { reaches } from '../../../records/candidates/candidate-lookup.ts';
import { ReceivedMailModel } from '../received-mail.model.ts';
import { showReceived } from '../received-mail.serializer.ts';

/**
 * Lists mails that wait for a user, with the owner of the sender's address if the reader may see
 * them.
 */
export const listWaiting =
  ({ imapUrl }: Pick<Config, 'imapUrl'>): Service<typeof inboxEndpoints.list> =>
  async ({ actor }) => {
    const waiting = { status: 'waiting', deletedAt: null } as const;
    const [mails, total] = await Promise.all([
      ReceivedMailModel.find(waiting, { html: 0 })
        .sort({ receivedAt: -1, _id: -1 })
        .limit(limits.inbox.list)
        .lean(),
      ReceivedMailModel.countDocuments(waiting),
    ]);
    const withHtml = new Set(
      (
        await ReceivedMailModel.distinct('_id', {
          _id: { $in: mails.map(({ _id }) => _id) },
          html: { $ne: null },
        })
      ).map(String),
    );
    const data = await Promise.all(
      mails.map(async (mail) => ({
        ...showReceived(actor, mail, {
          candidate: null,
          hasHtml: withHtml.has(mail._id.toHexString()),
        }),
        suggestion: await suggestionFor(actor, mail.fromAddress),
      })),
    );
    return { data, total, readsMailbox: imapUrl !== null };
  };

async function suggestionFor(actor: Actor, address: string) {
  const candidate = address === '' ? null : await candidateOfAddress(address);
  return candidate && reaches(actor, 'candidate.read', candidate)
    ? { id: candidate._id.toHexString(), name: candidate.name }
    : null;
}
