import {
  limits,
  normaliseEmail,
  type UnsubscribeQuestion,
  type unsubscribeEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { hashToken, newToken } from '../../auth/clear-token.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { VisitorContext } from '../../http/context.ts';
import type { Input } from '../../http/mount.ts';
import { agencyName } from '../../mail/agency.ts';
import { maskEmail } from '../../mail/mask-email.ts';
import { suppressAddress, suppressionsOf } from '../../mail/suppressions.ts';
import type { TokenMinter } from '../../mail/token-minters.ts';
import { createAccessToken, storeClearToken } from '../links/api/access-tokens.ts';
import { heldLink, linkOfToken } from '../links/api/links.ts';

type Endpoints = typeof unsubscribeEndpoints;

/**
 * Creates a separate link for each mail: older ones stay valid, because mails are kept for years.
 */
export const mintUnsubscribe: TokenMinter = async ({ mailId, email }) => {
  const token = newToken();
  await transact(systemContext(`mail:${mailId}`), async (tx) => {
    const { _id } = await createAccessToken(tx, {
      purpose: 'unsubscribe',
      subject: { type: 'message', id: new Types.ObjectId(mailId) },
      holderEmail: email,
      scopes: ['mail:unsubscribe'],
      expiresAt: new Date(tx.at.getTime() + limits.mail.unsubscribeLink),
    });
    await storeClearToken(tx, _id, hashToken(token));
  });
  return token;
};

export async function readUnsubscribe(
  ctx: VisitorContext,
  { params }: Input<Endpoints['read']>,
): Promise<UnsubscribeQuestion> {
  const { holderEmail } = await heldLink(ctx, params.handle, 'unsubscribe');
  return show(holderEmail, (await suppressionsOf(holderEmail)).has('unsubscribed'));
}

export async function confirmUnsubscribe(
  ctx: VisitorContext,
  { params }: Input<Endpoints['confirm']>,
): Promise<UnsubscribeQuestion> {
  const { holderEmail } = await heldLink(ctx, params.handle, 'unsubscribe');
  return transact(ctx, async (tx) => {
    await suppressAddress(tx, holderEmail, 'unsubscribed');
    return show(holderEmail, true);
  });
}

/** Handles the single request of a mail program, without a page (RFC 8058). */
export async function unsubscribeAtOnce(token: string): Promise<void> {
  const link = await linkOfToken(token, 'unsubscribe');
  await transact(systemContext('unsubscribe'), (tx) =>
    suppressAddress(tx, normaliseEmail(link.holderEmail), 'unsubscribed'),
  );
}

const show = (email: string, unsubscribed: boolean): UnsubscribeQuestion => ({
  maskedEmail: maskEmail(email),
  agencyName: agencyName(),
  unsubscribed,
});
