import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import { displayName } from '../../../identity/user.model.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { StaffMember } from '../../../identity/people/people.ts';

/** A message from a client's user to a person of the agency. */
export interface ClientMessage {
  to: StaffMember;
  /** The sender's company. */
  company: string;
  title: string;
  message: string;
  /** The page on which the reader continues. */
  path: string;
  about: { type: string; id: Types.ObjectId };
  copyToSender?: boolean;
}

/** Counts the messages of a client's user to the agency. @throws AppError RATE_LIMITED */
export async function limitClientMessages(ctx: RequestContext): Promise<void> {
  const { perUser, window } = limits.clientMessage;
  await ctx.limit('client-message', ctx.actor.userId.toHexString(), perUser, window);
}

/** Mails it in the sender’s name, so that the reply goes to the sender. */
export async function mailFromClient(
  tx: Tx,
  { session }: RequestContext,
  { to, company, title, message, path, about, copyToSender = false }: ClientMessage,
): Promise<void> {
  const { user } = session;
  await sendMail(tx, {
    template: 'client_message',
    to: to.email,
    userId: to.id,
    replyTo: user.email,
    subject: about,
    variables: {
      firstName: to.firstName,
      senderName: displayName(user),
      company,
      title,
      message,
      path,
    },
  });
  if (copyToSender)
    await sendMail(tx, {
      template: 'client_message_copy',
      to: user.email,
      userId: user._id,
      subject: about,
      variables: {
        firstName: user.preferredName ?? user.firstName,
        to: to.name,
        title,
        message,
        agencyName: agencyName(),
      },
    });
}
