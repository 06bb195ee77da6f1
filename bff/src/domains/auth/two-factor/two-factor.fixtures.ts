import { limits } from '@muster/contracts';
import { generateSync } from 'otplib';
import type { Types } from 'mongoose';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { createPasswordUser } from '../auth.fixtures.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret } from './totp.ts';
import { digestRecoveryCode, sealSecret } from '../../../auth/sealed-secrets.ts';

const stepMs = limits.twoFactor.stepSeconds * 1000;

/** Returns the app's code, `steps` of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({
    secret: secret.replaceAll(' ', ''),
    epoch: Math.floor((Date.now() + steps * stepMs) / 1000),
  });

/** Waits for the next time step if the current one is nearly over, so that codes stay valid. */
export async function beEarlyInStep(): Promise<void> {
  const left = stepMs - (Date.now() % stepMs);
  if (left < 5_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
}

/** Returns a code that is not valid now, nor shortly before or after. */
export function wrongCode(secret: string): string {
  const good = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find(
    (code) => !good.has(code),
  ) as string;
}

export interface TwoStep {
  secret: string;
  recoveryCodes: string[];
}

/** Enables two-step, as if the app had been set up long ago. */
export async function switchOn(userId: Types.ObjectId): Promise<TwoStep> {
  const secret = newTotpSecret();
  const recoveryCodes = newRecoveryCodes();
  await UserModel.updateOne(
    { _id: userId },
    {
      $set: {
        totpSecret: sealSecret(secret, userId),
        totpLastStep: 1,
        recoveryCodes: recoveryCodes.map((code) => digestRecoveryCode(code, userId)),
        twoStepAt: new Date(Date.now() - 86_400_000),
      },
    },
  );
  return { secret, recoveryCodes };
}

/** Creates a user with a password and an authenticator app. */
export async function createTwoStepUser(
  changes: Partial<User> = {},
): Promise<TwoStep & { user: User }> {
  const user = await createPasswordUser(changes);
  return { user, ...(await switchOn(user._id)) };
}

/** Creates a secret that waits for its confirming code. */
export async function preparePending(userId: Types.ObjectId): Promise<string> {
  const secret = newTotpSecret();
  await UserModel.updateOne(
    { _id: userId },
    { $set: { totpPendingSecret: sealSecret(secret, userId) } },
  );
  return secret;
}
