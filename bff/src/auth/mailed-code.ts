import { randomInt } from 'node:crypto';
import { limits } from '@muster/contracts';
import type { Model, Types } from 'mongoose';
import { AppError } from '../http/app-error.ts';
import { hashToken } from './clear-token.ts';

/** The person who has to enter a mailed six-digit code. */
export interface CodeHolder {
  _id: Types.ObjectId;
  /** Only the hash; null if no code was requested. */
  codeHash: string | null;
  codeExpiresAt: Date | null;
  triesLeft: number;
}

export const codeHolderFields = {
  codeHash: { type: String, default: null },
  codeExpiresAt: { type: Date, default: null },
  triesLeft: { type: Number, required: true, default: 0 },
} as const;

const { digits, tries, life } = limits.meeting.code;

/** Hashes a code together with its holder, so that it is invalid for another one. */
export const hashCode = (holder: Types.ObjectId, code: string): string =>
  hashToken(`${holder.toHexString()}:${code}`);

/** Returns a new code for a holder, and the part that is stored. */
export function newCode(holder: Types.ObjectId, at: Date): { code: string; kept: KeptCode } {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return { code, kept: keptCode(holder, code, at) };
}

type KeptCode = Omit<CodeHolder, '_id'>;

export const keptCode = (holder: Types.ObjectId, code: string, at: Date): KeptCode => ({
  codeHash: hashCode(holder, code),
  codeExpiresAt: new Date(at.getTime() + life),
  triesLeft: tries,
});

/** Stored state after the code was used. */
export const noCode: KeptCode = { codeHash: null, codeExpiresAt: null, triesLeft: 0 };

/**
 * Compares a code. Each try counts before it is compared, so that none is free.
 * @throws AppError CODE_INVALID with the remaining tries, CODE_EXPIRED for an expired code
 */
export async function requireCode<T extends CodeHolder>(
  model: Model<T>,
  _id: Types.ObjectId,
  code: string,
): Promise<void> {
  const now = new Date();
  const tried = await model
    .findOneAndUpdate(
      { _id, triesLeft: { $gt: 0 }, codeExpiresAt: { $gt: now } },
      { $inc: { triesLeft: -1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (tried?.codeHash === hashCode(_id, code)) return;
  if (!tried && (await model.exists({ _id, codeExpiresAt: { $lte: now } })))
    throw new AppError('CODE_EXPIRED');
  throw new AppError('CODE_INVALID', { context: { triesLeft: tried?.triesLeft ?? 0 } });
}
