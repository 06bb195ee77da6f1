import { AppError } from '../../../http/app-error.ts';
import { minPasswordLength, passwordRefusal } from '../passwords/password-rules.ts';
import { hashPassword } from './password-hash.ts';

interface FirstPassword {
  password: string;
  email: string;
  names: readonly string[];
}

/** The least length of a password for those who are candidates and nothing else. */
export const candidatePasswordLength = minPasswordLength({ onlyCandidate: true });

/**
 * Checks the password of a candidate who has no account yet and hashes it.
 * @throws AppError VALIDATION_FAILED at `password`
 */
export async function firstPassword({ password, email, names }: FirstPassword): Promise<string> {
  const owner = { onlyCandidate: true, email, names, companies: [], usedHashes: [] };
  const refusal = await passwordRefusal(password, owner, 'password');
  if (refusal) throw new AppError('VALIDATION_FAILED', { fields: [refusal] });
  return hashPassword(password);
}
