import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { stepOfCode } from './totp.ts';
import { digestRecoveryCode, openSecret } from '../../../auth/sealed-secrets.ts';

/** A code from the app, or a recovery code. */
export interface SecondProof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
}

/**
 * Uses up a code. Of two concurrent uses of the same code, in any processes, one succeeds: each
 * time step counts once, and each recovery code is removed from the list.
 * @throws AppError TWO_FACTOR_INVALID
 */
export async function spendProof(
  tx: Tx,
  userId: Types.ObjectId,
  { code, recoveryCode }: SecondProof,
): Promise<void> {
  const spent =
    code !== undefined
      ? await spendCode(tx, userId, code)
      : recoveryCode !== undefined && (await spendRecoveryCode(tx, userId, recoveryCode));
  if (!spent) throw new AppError('TWO_FACTOR_INVALID');
}

async function spendCode(tx: Tx, userId: Types.ObjectId, code: string): Promise<boolean> {
  const user = await UserModel.findById(userId).select('+totpSecret').session(tx.session).lean();
  const secret = user?.totpSecret && openSecret(user.totpSecret, userId);
  const step = secret ? stepOfCode(secret, code) : null;
  if (step === null) return false;
  const { modifiedCount } = await UserModel.updateOne(
    { _id: userId, totpSecret: user?.totpSecret, totpLastStep: { $lt: step } },
    { $set: { totpLastStep: step } },
    { session: tx.session },
  );
  return modifiedCount === 1;
}

async function spendRecoveryCode(tx: Tx, userId: Types.ObjectId, code: string): Promise<boolean> {
  const digest = digestRecoveryCode(code, userId);
  const { modifiedCount } = await UserModel.updateOne(
    { _id: userId, twoStepAt: { $ne: null }, recoveryCodes: digest },
    { $pull: { recoveryCodes: digest } },
    { session: tx.session },
  );
  return modifiedCount === 1;
}

/** Returns the number of recovery codes left. */
export async function recoveryCodesLeft(userId: Types.ObjectId): Promise<number> {
  const user = await UserModel.findById(userId).select('recoveryCodes').lean();
  return user?.recoveryCodes.length ?? 0;
}
