import type { TokenPurpose, linkEndpoints } from '@muster/contracts';
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

/** Exchanges a mailed token for a handle and the cookie that belongs to it. */
export async function openLink(ctx: VisitorContext, { body }: Input<typeof linkEndpoints.open>) {
  await countLinkUse(ctx);
  const token = await orCountWrongLink(ctx, findLink(ctx, { tokenHash: hashToken(body.token) }));
  ctx.linkCookie.give(token.handle, body.token, token.expiresAt);
  if (token.purpose === 'screening_form') ctx.linkCookie.giveDevice(token.expiresAt);
  await stampUse(ctx, token);
  return openedLink(token);
}

/** An opened link; the handle alone opens nothing. */
export async function readLink(ctx: VisitorContext, { params }: Input<typeof linkEndpoints.read>) {
  await countLinkUse(ctx);
  const secret = ctx.linkCookie.read();
  if (!secret) throw new AppError('TOKEN_INVALID');
  const token = await orCountWrongLink(
    ctx,
    findLink(ctx, { handle: params.handle, tokenHash: hashToken(secret) }),
  );
  await stampUse(ctx, token);
  return openedLink(token);
}

/**
 * The link of a handle, for what lies behind it: its cookie has to belong to it and its purpose to
 * be this one. What is read counts against the address as opening does.
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_REVOKED, TOKEN_USED, TOKEN_WRONG_PERSON
 */
export async function heldLink(
  ctx: VisitorContext,
  handle: string,
  purpose: TokenPurpose | readonly TokenPurpose[],
): Promise<AccessToken> {
  await countLinkUse(ctx);
  return linkInHand(ctx, handle, purpose);
}

/**
 * {@link heldLink} for what is asked again and again while it is open, such as a room of which
 * something changes each second: wrong handles count alone.
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
  const secret = ctx.linkCookie.read();
  if (!secret) throw new AppError('TOKEN_INVALID');
  const token = await orCountWrongLink(
    ctx,
    findLink(ctx, { handle, tokenHash: hashToken(secret) }),
  );
  if (![purpose].flat().includes(token.purpose)) throw new AppError('TOKEN_INVALID');
  return token;
}

/**
 * The link of a clear token, for who holds nothing else: a mail program that unsubscribes.
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

/** That a link was opened is all that reading one leaves behind. */
async function stampUse(ctx: VisitorContext, { _id, firstUsedAt }: AccessToken): Promise<void> {
  const now = new Date();
  await AccessTokenModel.updateOne(
    { _id },
    {
      $set: { lastUsedAt: now, lastIp: ctx.ip, ...(firstUsedAt === null && { firstUsedAt: now }) },
    },
  );
}

const openedLink = (token: AccessToken) => ({
  handle: token.handle,
  purpose: token.purpose,
  ...visitHead(token),
  route: routeOf(token.purpose, token.handle),
});
