import type { MailSender, ReplyTarget, messageEndpoints } from '@muster/contracts';
import type { Config } from '../../config.ts';
import { invalidField } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { displayName } from '../../identity/user.model.ts';
import { sendersOf } from '../../mail/mail-sender.ts';

/** Lists the addresses from which the user may write. */
export const listSenders =
  ({ mailFrom, imapUrl }: Config): Service<(typeof messageEndpoints)['senders']> =>
  (ctx) =>
    Promise.resolve({
      data: ownSenders(ctx, mailFrom),
      replyTo: ctx.session.user.email,
      repliesCome: imapUrl !== null,
    });

const ownSenders = ({ actor, session }: RequestContext, mailFrom = ''): MailSender[] =>
  sendersOf(
    { role: actor.role, name: displayName(session.user), email: session.user.email },
    mailFrom,
  );

/**
 * Returns the author's chosen address with its name.
 * @throws AppError VALIDATION_FAILED for an address that the author may not use, or for replies
 *   to the sender
 * without a chosen address
 */
export function chosenSender(
  ctx: RequestContext,
  { sender, repliesTo }: { sender: string | null; repliesTo: ReplyTarget },
): { sender: string | null; senderName: string | null } {
  if (sender === null) {
    if (repliesTo === 'sender') throw invalidField('repliesTo', 'NOT_ALLOWED');
    return { sender: null, senderName: null };
  }
  const found = ownSenders(ctx).find(
    ({ kind, address }) => kind !== 'agency' && address === sender,
  );
  if (!found) throw invalidField('sender', 'NOT_ALLOWED');
  return { sender, senderName: found.name };
}
