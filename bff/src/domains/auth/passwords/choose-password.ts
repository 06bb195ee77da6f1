import type { Types } from 'mongoose';
import { limits } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { isOnlyCandidate, liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { hashPassword } from '../api/password-hash.ts';
import { passwordRefusal } from './password-rules.ts';

interface PasswordChoice {
  userId: Types.ObjectId;
  password: string;
  /** Field that the error names. */
  path: string;
  /** Names set together with the password. */
  names?: readonly string[];
}

/**
 * Checks and hashes a chosen password, before the transaction that stores it.
 * @throws AppError VALIDATION_FAILED at `path`
 */
export async function acceptPassword(choice: PasswordChoice): Promise<string> {
  const { userId, password, path, names = [] } = choice;
  const user = await UserModel.findById(userId).select('+passwordHash +passwordHistory').lean();
  if (!user) throw new AppError('TOKEN_INVALID');
  const assignments = await liveAssignments([userId]);
  const companies = await companyNames(assignments.map(({ companyId }) => companyId));
  const used = [...(user.passwordHash ? [user.passwordHash] : []), ...user.passwordHistory];
  const refusal = await passwordRefusal(
    password,
    {
      onlyCandidate: isOnlyCandidate(assignments),
      email: user.email,
      names: [user.firstName, user.lastName, user.preferredName ?? '', ...names],
      companies: [...companies.values()],
      usedHashes: [...new Set(used)].slice(0, limits.password.rememberLast),
    },
    path,
  );
  if (refusal) throw new AppError('VALIDATION_FAILED', { fields: [refusal] });
  return hashPassword(password);
}

/** Update that sets a new password and remembers it for the reuse rule. */
export const passwordUpdate = (tx: Tx, passwordHash: string) => ({
  $set: { passwordHash, passwordChangedAt: tx.at },
  $push: {
    passwordHistory: { $each: [passwordHash], $position: 0, $slice: limits.password.rememberLast },
  },
});
