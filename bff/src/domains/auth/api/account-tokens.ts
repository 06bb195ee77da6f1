import { dayMs, type AccountTokenPurpose, type ErrorCode } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { hashToken, newToken } from '../../../auth/clear-token.ts';
import { AccountTokenModel, type AccountToken } from '../tokens/account-token.model.ts';

export type { AccountToken };

const keepAfterExpiry = 30 * dayMs;

interface TokenIssue {
  purpose: AccountTokenPurpose;
  userId: Types.ObjectId;
  candidateId?: Types.ObjectId;
  email: string;
  /** Lifetime in milliseconds. */
  life: number;
  isResend?: boolean;
}

/**
 * Creates the record of a link and revokes the earlier ones; the clear token is made with the mail.
 */
export async function issueToken(tx: Tx, issue: TokenIssue): Promise<AccountToken> {
  const { purpose, userId, candidateId = null, email, life, isResend = false } = issue;
  await revokeTokens(tx, userId, [purpose]);
  const expiresAt = new Date(tx.at.getTime() + life);
  const [token] = await AccountTokenModel.create(
    [
      {
        purpose,
        userId,
        candidateId,
        email,
        isResend,
        createdAt: tx.at,
        createdBy: tx.userId,
        createdIp: tx.ctx.ip,
        expiresAt,
        purgeAt: new Date(expiresAt.getTime() + keepAfterExpiry),
      },
    ],
    { session: tx.session },
  );
  if (!token) throw new Error('The token was not stored');
  return token.toObject();
}

/**
 * Creates the clear token of a user's live link and stores its hash. Creating it again replaces it,
 * so the last mail sent carries the valid link; if the link was revoked meanwhile, the token opens
 * nothing.
 */
export async function mintToken(
  userId: Types.ObjectId,
  purpose: AccountTokenPurpose,
): Promise<string> {
  const token = newToken();
  await AccountTokenModel.updateOne(
    { userId, purpose, usedAt: null, revokedAt: null },
    { $set: { tokenHash: hashToken(token) } },
  );
  return token;
}

/** Revokes a user's live links, all or those of some purposes. */
export async function revokeTokens(
  tx: Tx,
  userId: Types.ObjectId,
  purposes?: readonly AccountTokenPurpose[],
): Promise<number> {
  const result = await AccountTokenModel.updateMany(
    { userId, usedAt: null, revokedAt: null, ...(purposes && { purpose: { $in: purposes } }) },
    { $set: { revokedAt: tx.at } },
    { session: tx.session },
  );
  return result.modifiedCount;
}

/** Returns the token of a link. Throws one of the four errors of {@link refusalOf}. */
export async function findToken(
  clear: string,
  purposes: readonly AccountTokenPurpose[],
): Promise<AccountToken> {
  const token = await AccountTokenModel.findOne({
    tokenHash: hashToken(clear),
    purpose: { $in: purposes },
  }).lean();
  const refusal = refusalOf(token, new Date());
  if (!token || refusal) throw refusal ?? new AppError('TOKEN_INVALID');
  return token;
}

/** Uses up a token; of two concurrent attempts one succeeds and the other gets TOKEN_USED. */
export async function consumeToken(tx: Tx, token: AccountToken): Promise<void> {
  const used = await AccountTokenModel.findOneAndUpdate(
    { _id: token._id, usedAt: null, revokedAt: null, expiresAt: { $gt: tx.at } },
    { $set: { usedAt: tx.at } },
    { session: tx.session },
  ).lean();
  if (used) return;
  const now = await AccountTokenModel.findById(token._id).session(tx.session).lean();
  throw refusalOf(now, tx.at) ?? new AppError('TOKEN_USED');
}

function refusalOf(token: AccountToken | null, now: Date): AppError | null {
  const code = refusalCode(token, now);
  return code && new AppError(code, token ? { context: { expiresAt: token.expiresAt } } : {});
}

function refusalCode(token: AccountToken | null, now: Date): ErrorCode | null {
  if (!token) return 'TOKEN_INVALID';
  if (token.usedAt) return 'TOKEN_USED';
  if (token.revokedAt) return 'TOKEN_REVOKED';
  return token.expiresAt <= now ? 'TOKEN_EXPIRED' : null;
}

/** Returns the live invitation link of each user, including expired ones. */
export async function openInvites(
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, AccountToken>> {
  const open = await AccountTokenModel.find({
    userId: { $in: userIds },
    purpose: 'invite',
    usedAt: null,
    revokedAt: null,
  })
    .session(session)
    .lean();
  return new Map(open.map((token) => [token.userId.toHexString(), token]));
}

/** Returns when the open invitation of each user expires. */
export async function inviteExpiries(
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Date>> {
  const open = await openInvites(userIds, session);
  return new Map([...open].map(([userId, { expiresAt }]) => [userId, expiresAt]));
}

/** Returns the address that a user asked to change to and has not confirmed yet. */
export async function pendingEmailOf(userId: Types.ObjectId): Promise<string | null> {
  const token = await AccountTokenModel.findOne({
    userId,
    purpose: 'email_change',
    usedAt: null,
    revokedAt: null,
    expiresAt: { $gt: new Date() },
  })
    .select('email')
    .lean();
  return token?.email ?? null;
}

/** Counts the invitations resent to a user in the last 24 hours. */
export const resendsToday = (tx: Tx, userId: Types.ObjectId): Promise<number> =>
  AccountTokenModel.countDocuments({
    userId,
    purpose: 'invite',
    isResend: true,
    createdAt: { $gt: new Date(tx.at.getTime() - dayMs) },
  }).session(tx.session);
