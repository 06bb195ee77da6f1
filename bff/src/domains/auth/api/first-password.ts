import { AppError } from '../../../http/app-error.ts';
import { minPasswordLength, passwordRefusal } from '../passwords/password-rules.ts';
import { hashPassword } from './password-hash.ts';

interface FirstPassword {
  password: string;
  email: string;
  names: readonly string[];
}

/** Minimum password length for users who are only candidates. */
export const candidatePasswordLength = minPasswordLength({ onlyCandidate: true });

/**
 * Checks and hashes the password of a candidate who has no account yet.
 * @throws AppError VALIDATION_FAILED at `password`
 */
export async function firstPassword({ password, email, names }: FirstPassword): Promise<string> {
  const owner = { onlyCandidate: true, email, names, companies: [], usedHashes: [] };
  const refusal = await passwordRefusal(password, owner, 'password');
  if (refusal) throw new AppError('VALIDATION_FAILED', { fields: [refusal] });
  return hashPassword(password);
}
