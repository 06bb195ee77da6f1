import {
  hourMs,
  isMailedPurpose,
  limits,
  type MailedPurpose,
  type TokenPurpose,
  type linkEndpoints,
} from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { countLinkUse, orCountWrongLink, refuseGuessers } from '../../../http/link-limits.ts';
import { maskEmail } from '../../../mail/mask-email.ts';
import { hashToken } from '../../../auth/clear-token.ts';
import { AccessTokenModel, type AccessToken } from '../access-token.model.ts';
import { linkRefusal } from './access-tokens.ts';
import { visitHead } from './link-visit.ts';
import { routeOf } from '../link-routes.ts';

type MailedLink = AccessToken & { purpose: MailedPurpose };

/** Exchanges a mailed token for a handle and the cookie that belongs to it. */
export async function openLink(ctx: VisitorContext, { body }: Input<typeof linkEndpoints.open>) {
  await countLinkUse(ctx);
  const token = await orCountWrongLink(
    ctx,
    findMailedLink(ctx, { tokenHash: hashToken(body.token) }),
  );
  ctx.linkCookie.give(token.handle, body.token, token.expiresAt);
  if (token.purpose === 'screening_form') ctx.linkCookie.giveDevice(token.expiresAt);
  await stampUse(ctx, token);
  return openedLink(token);
}

/** Reads an opened link; the handle alone is not enough. */
export async function readLink(ctx: VisitorContext, { params }: Input<typeof linkEndpoints.read>) {
  await countLinkUse(ctx);
  const tokenHash = hashToken(secretInHand(ctx));
  const token = await orCountWrongLink(
    ctx,
    findMailedLink(ctx, { handle: params.handle, tokenHash }),
  );
  await stampUse(ctx, token);
  return openedLink(token);
}

/**
 * Returns the link of a handle for the pages behind it: the cookie must belong to it and the
 * purpose must match. Reads count towards the rate limit of the address like opening.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_REVOKED, TOKEN_USED, TOKEN_WRONG_PERSON
 */
export async function heldLink(
  ctx: VisitorContext,
  handle: string,
  purpose: TokenPurpose | readonly TokenPurpose[],
): Promise<AccessToken> {
  await countLinkUse(ctx);
  const token = await linkInHand(ctx, handle, purpose);
  // The time in which a link is open counts from its last use.
  ctx.linkCookie.give(handle, secretInHand(ctx), token.expiresAt);
  return token;
}

/**
 * Like {@link heldLink} for pages that poll, such as a room that changes every second: only wrong
 * handles count towards the limit.
 */
export async function heldLinkInUse(
  ctx: VisitorContext,
  handle: string,
  purpose: TokenPurpose,
): Promise<AccessToken> {
  await refuseGuessers(ctx);
  return linkInHand(ctx, handle, purpose);
}

async function linkInHand(
  ctx: VisitorContext,
  handle: string,
  purpose: TokenPurpose | readonly TokenPurpose[],
): Promise<AccessToken> {
  const tokenHash = hashToken(secretInHand(ctx));
  const token = await orCountWrongLink(ctx, findLink(ctx, { handle, tokenHash }));
  if (![purpose].flat().includes(token.purpose)) throw new AppError('TOKEN_INVALID');
  return token;
}

/**
 * Returns the secret with which this browser opened the link.
 * @throws AppError TOKEN_INVALID with the number of hours for which a browser has it: visitors
 *   whose page was open for longer read what to do
 */
function secretInHand({ linkCookie }: VisitorContext): string {
  const secret = linkCookie.read();
  if (!secret)
    throw new AppError('TOKEN_INVALID', { context: { hours: limits.publicToken.open / hourMs } });
  return secret;
}

/**
 * Returns the link of a clear token without a cookie, for mail programs that unsubscribe.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_REVOKED
 */
export async function linkOfToken(secret: string, purpose: TokenPurpose): Promise<AccessToken> {
  const token = await AccessTokenModel.findOne({
    tokenHash: hashToken(secret),
    purpose,
  }).lean();
  const refusal = linkRefusal(token, new Date());
  if (!token || refusal) throw refusal ?? new AppError('TOKEN_INVALID');
  return token;
}

async function findMailedLink(
  ctx: VisitorContext,
  which: Partial<Pick<AccessToken, 'handle' | 'tokenHash'>>,
): Promise<MailedLink> {
  const token = await findLink(ctx, which);
  const { purpose } = token;
  // Pages that received their secret by themselves do not open by a link.
  if (!isMailedPurpose(purpose)) throw new AppError('TOKEN_INVALID');
  return { ...token, purpose };
}

async function findLink(
  { session }: VisitorContext,
  which: Partial<Pick<AccessToken, 'handle' | 'tokenHash'>>,
): Promise<AccessToken> {
  const token = await AccessTokenModel.findOne(which).lean();
  const refusal = linkRefusal(token, new Date());
  if (!token || refusal) throw refusal ?? new AppError('TOKEN_INVALID');
  if (session && session.user.emailNorm !== token.holderEmailNorm)
    throw new AppError('TOKEN_WRONG_PERSON', {
      context: { maskedEmail: maskEmail(token.holderEmail) },
    });
  return token;
}

/** Reading a link records only that it was opened. */
async function stampUse(ctx: VisitorContext, { _id, firstUsedAt }: AccessToken): Promise<void> {
  const now = new Date();
  await AccessTokenModel.updateOne(
    { _id },
    {
      $set: { lastUsedAt: now, lastIp: ctx.ip, ...(firstUsedAt === null && { firstUsedAt: now }) },
    },
  );
}

const openedLink = (token: MailedLink) => ({
  handle: token.handle,
  purpose: token.purpose,
  ...visitHead(token),
  route: routeOf(token.purpose, token.handle),
});
