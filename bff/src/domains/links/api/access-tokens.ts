import { dayMs, normaliseEmail, type ErrorCode, type TokenPurpose } from '@muster/contracts';
import { randomBytes } from 'node:crypto';
import type { QueryFilter, Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { agencyName } from '../../../mail/agency.ts';
import {
  AccessTokenModel,
  type AccessToken,
  type LinkRevokeReason,
} from '../access-token.model.ts';

export type { AccessToken };

const keepAfterExpiry = 365 * dayMs;

export interface AccessTokenRequest {
  purpose: TokenPurpose;
  /** The only record that the link opens. */
  subject: { type: string; id: Types.ObjectId };
  holderEmail: string;
  scopes: readonly string[];
  expiresAt: Date;
  /** Without it the link can be used any number of times until it expires. */
  maxUses?: number;
  /** Keeps the earlier link valid, for reminders with a link of their own. */
  keepEarlier?: boolean;
  /** Whether the user hands it over; mails to the same reader leave it unchanged. */
  isCopied?: boolean;
}

/**
 * Reserves a link. Its clear token is created when the mail with the same purpose, subject and
 * holder is sent; it does not exist before.
 */
export async function createAccessToken(
  tx: Tx,
  { purpose, subject, holderEmail, scopes, expiresAt, ...options }: AccessTokenRequest,
): Promise<AccessToken> {
  const holderEmailNorm = normaliseEmail(holderEmail);
  const same = { purpose, subjectType: subject.type, subjectId: subject.id, holderEmailNorm };
  const { maxUses, keepEarlier, isCopied = false } = options;
  if (!keepEarlier) await revoke(tx, same, 'superseded');
  const [token] = await AccessTokenModel.create(
    [
      {
        ...same,
        holderEmail,
        scopes: [...scopes],
        maxUses: maxUses ?? null,
        isCopied,
        handle: randomBytes(12).toString('base64url'),
        createdAt: tx.at,
        createdBy: tx.userId,
        expiresAt,
        purgeAt: new Date(expiresAt.getTime() + keepAfterExpiry),
      },
    ],
    { session: tx.session },
  );
  if (!token) throw new Error('The link was not stored');
  return token.toObject();
}

/** Stores the hash of the clear token in a mail. */
export async function storeClearToken(
  { session }: Pick<Tx, 'session'>,
  _id: Types.ObjectId,
  tokenHash: string,
): Promise<void> {
  await AccessTokenModel.updateOne({ _id }, { $set: { tokenHash } }, { session });
}

/** Closes the links to a record because it was cancelled or their purpose is fulfilled. */
export const revokeLinksTo = (
  tx: Tx,
  subject: { type: string; id: Types.ObjectId },
  reason: LinkRevokeReason,
): Promise<number> => revoke(tx, { subjectType: subject.type, subjectId: subject.id }, reason);

/** Reopens the links that were closed at this moment because the record had been cancelled. */
export async function reopenLinksTo(
  tx: Tx,
  subject: { type: string; id: Types.ObjectId },
  cancelledAt: Date,
): Promise<void> {
  await AccessTokenModel.updateMany(
    {
      subjectType: subject.type,
      subjectId: subject.id,
      revokeReason: 'subject_cancelled',
      revokedAt: cancelledAt,
    },
    { $set: { revokedAt: null, revokeReason: null } },
    { session: tx.session },
  );
}

/** Closes the links of a person whose account was closed. */
export const revokeLinksOf = (tx: Tx, email: string): Promise<number> =>
  revoke(tx, { holderEmailNorm: normaliseEmail(email) }, 'disabled_by_staff');

/**
 * Moves links to a corrected mail address: closes the links mailed to the old address, and assigns
 * links that were copied and handed over to the new one.
 */
export async function moveLinks(
  tx: Tx,
  subject: { type: string; id: Types.ObjectId },
  { from, to }: { from: string; to: string },
): Promise<void> {
  const same = {
    subjectType: subject.type,
    subjectId: subject.id,
    holderEmailNorm: normaliseEmail(from),
  };
  await revoke(tx, { ...same, isCopied: { $ne: true } }, 'superseded');
  await AccessTokenModel.updateMany(
    { ...same, isCopied: true },
    { $set: { holderEmail: to, holderEmailNorm: normaliseEmail(to) } },
    { session: tx.session },
  );
}

/** Deletes all links to erased records. */
export async function eraseLinksTo(
  { session }: Tx,
  type: string,
  ids: readonly Types.ObjectId[],
): Promise<void> {
  await AccessTokenModel.deleteMany(
    { subjectType: type, subjectId: { $in: [...ids] } },
    { session },
  );
}

async function revoke(
  tx: Tx,
  which: QueryFilter<AccessToken>,
  revokeReason: LinkRevokeReason,
): Promise<number> {
  const result = await AccessTokenModel.updateMany(
    { ...which, revokedAt: null },
    { $set: { revokedAt: tx.at, revokeReason } },
    { session: tx.session },
  );
  return result.modifiedCount;
}

/**
 * Counts a use; of several concurrent uses only as many succeed as are left.
 * @throws AppError TOKEN_USED, TOKEN_REVOKED or TOKEN_EXPIRED
 */
export async function useAccessToken(tx: Tx, token: AccessToken): Promise<void> {
  const used = await AccessTokenModel.updateOne(
    {
      _id: token._id,
      revokedAt: null,
      expiresAt: { $gt: tx.at },
      ...(token.maxUses !== null && { useCount: { $lt: token.maxUses } }),
    },
    { $inc: { useCount: 1 }, $set: { lastUsedAt: tx.at, lastIp: tx.ctx.ip } },
    { session: tx.session },
  );
  if (used.modifiedCount === 1) return;
  const now = await AccessTokenModel.findById(token._id).session(tx.session).lean();
  throw linkRefusal(now, tx.at) ?? new AppError('TOKEN_USED');
}

/** Returns why a link is refused, or null. */
export function linkRefusal(token: AccessToken | null, now: Date): AppError | null {
  const code = refusalCode(token, now);
  if (!code) return null;
  const { expiresAt, purpose } = token ?? {};
  return new AppError(
    code,
    token ? { context: { expiresAt, purpose, agencyName: agencyName() } } : {},
  );
}

function refusalCode(token: AccessToken | null, now: Date): ErrorCode | null {
  if (!token) return 'TOKEN_INVALID';
  if (token.revokedAt) return token.revokeReason === 'completed' ? 'TOKEN_USED' : 'TOKEN_REVOKED';
  if (token.maxUses !== null && token.useCount >= token.maxUses) return 'TOKEN_USED';
  return token.expiresAt <= now ? 'TOKEN_EXPIRED' : null;
}
