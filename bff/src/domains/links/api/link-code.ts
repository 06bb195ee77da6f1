import type { Types } from 'mongoose';
import { newCode, noCode, tryCode } from '../../../auth/mailed-code.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { AccessTokenModel, type AccessToken } from '../access-token.model.ts';

type Link = Pick<AccessToken, '_id'>;

/** A code for the holder of a link, to be mailed to their address; an earlier one ends. */
export async function giveLinkCode(tx: Tx, { _id }: Link): Promise<string> {
  const { code, kept } = newCode(_id, tx.at);
  await AccessTokenModel.updateOne({ _id }, { $set: kept }, { session: tx.session });
  return code;
}

/** @throws AppError CODE_INVALID with the tries that are left */
export async function requireLinkCode({ _id }: Link, code: string): Promise<void> {
  const { isRight, triesLeft } = await tryCode(AccessTokenModel, _id, code);
  if (!isRight) throw new AppError('CODE_INVALID', { context: { triesLeft } });
}

/** The code has served and serves no more. */
export async function endLinkCode({ session }: Tx, _id: Types.ObjectId): Promise<void> {
  await AccessTokenModel.updateOne({ _id }, { $set: noCode }, { session });
}
