import { limits, type FieldError } from '@muster/contracts';
import { fieldError } from '../../../http/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordMatches } from '../api/password-hash.ts';

/** What the rules need to know about the password's owner. */
export interface PasswordOwner {
  /** True if all roles of the user are candidate roles. */
  onlyCandidate: boolean;
  email: string;
  names: readonly string[];
  companies: readonly string[];
  /** Hashes that may not be reused, including the current one. */
  usedHashes: readonly string[];
}

/** Minimum length for a user: shorter for users who are only candidates. */
export const minPasswordLength = ({ onlyCandidate }: Pick<PasswordOwner, 'onlyCandidate'>) =>
  onlyCandidate ? limits.password.minCandidate : limits.password.minStaff;

/** Characters that must remain after removing everything known about the user. */
const leastUnknown = 8;

/**
 * Returns why a user may not choose a password, or null. Checks length first, then guessability,
 * and reuse last, because each comparison costs a hash.
 */
export async function passwordRefusal(
  password: string,
  owner: PasswordOwner,
  path: string,
): Promise<FieldError | null> {
  const min = minPasswordLength(owner);
  const length = [...password].length;
  if (length < min) return fieldError(path, 'TOO_SHORT', { min });
  if (length > limits.password.max)
    return fieldError(path, 'TOO_LONG', { max: limits.password.max });
  if (isCommonPassword(password)) return fieldError(path, 'PASSWORD_BREACHED');
  if (unknownPart(password, owner).length < leastUnknown)
    return fieldError(path, 'PASSWORD_TOO_WEAK');
  for (const used of owner.usedHashes)
    if (await passwordMatches(password, used))
      return fieldError(path, 'PASSWORD_REUSED', { last: limits.password.rememberLast });
  return null;
}

function unknownPart(password: string, { email, names, companies }: PasswordOwner): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const known = [email.toLowerCase(), local, ...local.split(/[._+-]/), domain, domain.split('.')[0]]
    .concat([...names, ...companies].flatMap((name) => [name, ...name.split(/\s+/)]))
    .map((term) => (term ?? '').toLowerCase().replace(/\s+/g, ''))
    .filter((term) => term.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  return known.reduce(
    (rest, term) => rest.replaceAll(term, ''),
    password.toLowerCase().replace(/\s+/g, ''),
  );
}
