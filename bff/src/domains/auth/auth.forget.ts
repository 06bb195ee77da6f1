import { normaliseEmail } from '@muster/contracts';
import { ApiKeyModel } from '../../auth/keys/api-key.model.ts';
import type { Forget } from '../../personal/forget.ts';
import { SignInAttemptModel } from './sign-in-attempt.model.ts';
import { AccountTokenModel } from './tokens/account-token.model.ts';

/** Deletes sign-in attempts and account links, which hold the address, and the names of keys. */
export const forgetSignIns: Forget = async ({ session }, { userId, candidateId, emails }) => {
  if (candidateId) await AccountTokenModel.deleteMany({ candidateId }, { session });
  if (!userId) return;
  await SignInAttemptModel.deleteMany(
    { $or: [{ userId }, { emailNorm: { $in: emails.map(normaliseEmail) } }] },
    { session },
  );
  await AccountTokenModel.deleteMany({ userId }, { session });
  await ApiKeyModel.deleteMany({ userId }, { session });
};
