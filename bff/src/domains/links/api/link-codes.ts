import { hashCode, newCode } from '../../../auth/mailed-code.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { AccessTokenModel, type AccessToken } from '../access-token.model.ts';

interface CodeRules {
  digits: number;
  tries: number;
  life: number;
}

/** Makes the code that a link asks for; the one before is no longer valid. */
export async function makeLinkCode(
  tx: Tx,
  { _id }: AccessToken,
  { digits, tries, life }: CodeRules,
): Promise<{ code: string; expiresAt: Date }> {
  const code = newCode(digits);
  const expiresAt = new Date(tx.at.getTime() + life);
  await AccessTokenModel.updateOne(
    { _id },
    { $set: { code: { hash: hashCode(_id.toHexString(), code), expiresAt, triesLeft: tries } } },
    { session: tx.session },
  );
  return { code, expiresAt };
}

/**
 * Compares a code with the mailed one. Each try counts before it is compared, so that none is free;
 * the right one takes none, for what it is entered for may be refused and asked again.
 * @throws AppError CODE_INVALID, CODE_EXPIRED
 */
export async function requireLinkCode({ _id }: AccessToken, code: string): Promise<void> {
  const now = new Date();
  const tried = await AccessTokenModel.findOneAndUpdate(
    { _id, 'code.triesLeft': { $gt: 0 }, 'code.expiresAt': { $gt: now } },
    { $inc: { 'code.triesLeft': -1 } },
    { returnDocument: 'after' },
  ).lean<AccessToken>();
  if (!tried?.code) throw new AppError('CODE_EXPIRED');
  if (tried.code.hash !== hashCode(_id.toHexString(), code))
    throw new AppError('CODE_INVALID', { context: { triesLeft: tried.code.triesLeft } });
  await AccessTokenModel.updateOne(
    { _id, 'code.hash': tried.code.hash },
    { $inc: { 'code.triesLeft': 1 } },
  );
}
